// The checks that a change can reach: types, lint, unit tests, calls of the folders it touches, journeys of their screens.
// npm run test:changed [-- the commit to compare with; by default where this branch left main, or the last commit on main itself]
import { type ExecFileException, execFile, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf, root } from './imports.ts'
import { callFoldersFor, journeysFor } from './reach.ts'

/** More folders than this are most of the product, for which there is `npm test`. */
const mostFolders = 12

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
const head = git('rev-parse', 'HEAD')
const left = git('merge-base', 'HEAD', 'main') || head
const base = process.argv[2] ?? left
const changed = [
  ...new Set([
    ...git('diff', '--name-only', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ]),
].filter(file => file && existsSync(join(root, file)))
if (changed.length === 0) {
  console.log(`nothing changed since ${base.slice(0, 12)}`)
  process.exit(0)
}

let isRed = false
const bin = (command: string) => join(root, 'node_modules', '.bin', command)
function tellOutcome(title: string, isOk: boolean, began: number): void {
  isRed ||= !isOk
  console.log(`== ${title}: ${isOk ? 'ok' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
}
/** Each process of the tests loads the whole server, or a part of it. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') }
function run(title: string, command: string, ...args: string[]): void {
  console.log(`\n== ${title}`)
  const began = Date.now()
  const { status } = spawnSync(bin(command), args, { cwd: root, stdio: 'inherit', env })
  tellOutcome(title, status === 0, began)
}
/** Checks run side by side, because none of them keeps all cores busy. The output of each is printed when it has ended. */
function check(title: string, command: string, ...args: string[]): Promise<void> {
  const began = Date.now()
  const { promise, resolve } = Promise.withResolvers<void>()
  const tell = (error: ExecFileException | null, stdout: string, stderr: string) => {
    console.log(`\n== ${title}\n${`${stdout}${stderr}`.trimEnd()}`)
    tellOutcome(title, error === null, began)
    resolve()
  }
  execFile(bin(command), args, { cwd: root, maxBuffer: 2 ** 26 }, tell)
  return promise
}

const code = changed.filter(file => /\.[cm]?[jt]sx?$/.test(file))
await Promise.all([
  check('format, lint and zones', 'biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed),
  ...(code.length > 0
    ? [
        check('types', 'tsc', '-p', '.', '--checkers', '1'),
        check('promises and types', 'oxlint', '--type-aware', '--deny-warnings', ...code),
      ]
    : []),
])
if (code.length > 0) {
  run('unit tests', 'vitest', 'related', '--run', '--passWithNoTests', '--project', 'unit', '--project', 'web', ...code)
  const files = globSync(['server/**/*.ts'], { cwd: root, exclude: ['**/*.test.ts'] })
  const folders = callFoldersFor(
    [...changed.map(file => file.replace(/(?:\.unit)?\.test\.ts$/, '.ts')), ...changed],
    new Map([...files, ...code.filter(file => file.startsWith('server/'))].map(file => [file, importsOf(file)])),
  )
  if (folders.length > mostFolders)
    console.log(`\n== calls: the change reaches ${folders.length} folders; npm test runs them all`)
  else if (folders.length > 0)
    run('calls', 'vitest', 'run', '--passWithNoTests', '--project', 'calls', ...folders.map(folder => `${folder}/`))
}
const journeys = journeysFor(changed)
if (journeys.length > 0) {
  spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs'), '--if-stale'], { cwd: root, stdio: 'inherit' })
  run('journeys', 'playwright', 'test', '--project=phone', ...journeys.map(name => `e2e/${name}`))
}
process.exit(isRed ? 1 : 0)
