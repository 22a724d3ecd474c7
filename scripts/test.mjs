// Every check there is; --quick leaves out what needs a database or a browser.
// The last line counts: every test, and one for each check that is not made of tests.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const quick = process.argv.includes('--quick')
const reports = mkdtempSync(join(tmpdir(), 'saptapadi-reports-'))
const bin = name => join(root, 'node_modules', '.bin', name)
/** Each process and thread of the tests loads the whole server, or a part of it. */
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') }
/** The exit code of a check that could not run here. It counts neither as passed nor as failed. */
const notDone = 77
let passed = 0
let failed = 0
/** What was red, named again before the count: a record of a run often keeps its last lines alone. */
const red = []

function run(title, command, args, env = {}) {
  console.log(`\n== ${title}`)
  const began = Date.now()
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  console.log(`== ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  return status === 0
}

/** Runs checks in parallel, because none of them keeps all cores busy. The output of each is printed when it has ended. */
async function checks(commands) {
  await Promise.all(
    commands.map(async ([title, command, args]) => {
      const began = Date.now()
      const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', text => {
          output += text
        })
      const status = await new Promise(resolve => {
        child.on('close', resolve)
        child.on('error', error => {
          output += error.message
          resolve(1)
        })
      })
      const seconds = ((Date.now() - began) / 1000).toFixed(1)
      const outcome = status === 0 ? 'ok' : status === notDone ? 'not done' : 'FAILED'
      console.log(`\n== ${title}\n${output.trimEnd()}\n== ${title}: ${outcome} (${seconds} s)`)
      if (outcome === 'ok') passed++
      else if (outcome === 'FAILED') {
        failed++
        red.push(`${title}\n${output.trim().split('\n').slice(-20).join('\n')}`)
      }
    }),
  )
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function vitest(title, projects) {
  const file = join(reports, 'vitest.json')
  const args = ['run', ...projects.flatMap(name => ['--project', name]), '--reporter=default', '--reporter=json']
  const ok = run(title, bin('vitest'), [...args, `--outputFile.json=${file}`], compiled)
  const report = readReport(file)
  passed += report?.numPassedTests ?? 0
  const failures = report?.numFailedTests ?? 0
  // A file that does not load has no test to count, and an error outside any test is still one.
  failed += ok ? failures : Math.max(failures, 1)
  for (const { name, status, message, assertionResults } of report?.testResults ?? []) {
    const tests = assertionResults.filter(test => test.status === 'failed')
    for (const test of tests) red.push(`${name} > ${test.fullName}\n${test.failureMessages.join('\n')}`)
    if (status === 'failed' && tests.length === 0) red.push(`${name}\n${message}`)
  }
  if (!ok && red.length === 0) red.push(`${title}: an error outside any test, told above`)
}

/** Every journey of a suite and of the suites in it. */
const journeysOf = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(journeysOf)]

function playwright() {
  const file = join(reports, 'playwright.json')
  const ok = run('journeys in the browser', bin('playwright'), ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...compiled,
  })
  const report = readReport(file)
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  if (flaky > 0) console.log(`\n${flaky} of the journeys passed only at their second try, which counts as failed`)
  passed += expected
  failed += (ok ? unexpected : Math.max(unexpected, 1)) + flaky
  for (const { file: spec, line, title, tests } of (report?.suites ?? []).flatMap(journeysOf))
    for (const { status, results } of tests)
      if (status === 'unexpected' || status === 'flaky')
        red.push(`${spec}:${line} > ${title} (${status})\n${results.find(({ error }) => error)?.error.message ?? ''}`)
  if (!ok && red.length === 0) red.push('journeys in the browser: an error outside any journey, told above')
}

await checks([
  // With one checker, because several would each check what they share, and the other checks need the cores.
  ['types', bin('tsc'), ['-p', '.', '--checkers', '1']],
  ['format, lint and zones', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['promises and types', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ...(quick ? [] : [['known holes in packages', process.execPath, [join(root, 'scripts', 'audit.mjs')]]]),
])
if (quick) vitest('unit tests', ['unit', 'web'])
else {
  vitest('unit tests and calls on PostgreSQL', ['unit', 'web', 'calls'])
  playwright()
}
rmSync(reports, { recursive: true, force: true })
for (const what of red) console.log(`\nred: ${what.slice(0, 2000)}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
