import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const run = (args: string[], input = '') =>
  spawnSync(process.execPath, ['scripts/kundali.ts', ...args], { cwd: root, input, encoding: 'utf8', maxBuffer: 1e7 })
const testdata = (file: string) =>
  readFileSync(new URL(`domain/kundali/testdata/${file}`, root), 'utf8')
    .trim()
    .split('\n')

test('table prints every pair, the recorded ones as recorded', () => {
  const { stdout, stderr, status } = run(['table'])
  expect([status, stderr]).toEqual([0, ''])
  const lines = stdout.trimEnd().split('\n')
  const recorded = testdata('recorded_143.csv')
  expect(lines[0]).toBe(recorded[0])
  expect(new Set(lines.slice(1).map(line => line.split(',').slice(0, 4).join())).size).toBe(11_664)
  // The one row with a Vyaghra bride and a Gau groom has a point less here, on purpose.
  expect(recorded.slice(1).filter(line => !lines.includes(line))).toHaveLength(1)
})

test('moon prints a line a birth, in order', () => {
  const births = testdata('births_300.csv')
    .slice(1)
    .map(line => line.split(','))
  const { stdout, stderr, status } = run(['moon'], births.map(([day, time]) => `${day} ${time}`).join('\n'))
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout.trimEnd().split('\n')).toEqual(
    births.map(([day, time, , raas, nakshatra, charan]) => [day, time, raas, nakshatra, charan].join()),
  )
})

test('a bad line is reported with its number, and the rest still runs', () => {
  const { stdout, stderr, status } = run(
    ['moon'],
    ['1997-01-06 22:06', 'yesterday', '1997-02-30 10:00', '', '1997-01-06 24:00', '1958-07-26 07:45'].join('\r\n'),
  )
  expect(stdout).toBe('1997-01-06,22:06,8,18,1\n1958-07-26,07:45,8,17,3\n')
  expect(stderr.match(/line \d+/g)).toEqual(['line 2', 'line 3', 'line 5'])
  expect(status).toBe(1)
})

test('anything else says how it is called', () => {
  expect(run([])).toMatchObject({ status: 2, stdout: '' })
})
