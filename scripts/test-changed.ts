// The checks that a change can reach: types, lint, unit tests, calls of the folders it touches, journeys of their screens.
// npm run test:changed [-- the commit to compare with; by default where this branch left main, or the last commit on main itself]
import { spawnSync } from 'node:child_process'
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
function run(title: string, command: string, ...args: string[]): void {
  console.log(`\n== ${title}`)
  const began = Date.now()
  const { status } = spawnSync(join(root, 'node_modules', '.bin', command), args, { cwd: root, stdio: 'inherit' })
  isRed ||= status !== 0
  console.log(`== ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
}

const code = changed.filter(file => /\.[cm]?[jt]sx?$/.test(file))
if (code.length > 0) run('types', 'tsc', '-p', '.', '--checkers', '1')
run('format, lint and zones', 'biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed)
if (code.length > 0) {
  run('promises and types', 'oxlint', '--type-aware', '--deny-warnings', ...code)
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
