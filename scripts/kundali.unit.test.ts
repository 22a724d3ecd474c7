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

test('patrika answers each birth by its id, a wrong one with an error', () => {
  const birth = {
    id: 'b003',
    date: '1956-11-10',
    time: '19:08',
    timezone: 'Asia/Kolkata',
    latitude: 20.7453,
    longitude: 78.6022,
  }
  const lines = [
    birth,
    { ...birth, id: 7, latitude: '20.7453', longitude: '78.6022', group: 'general' },
    { ...birth, id: 'day', date: '1956-02-30' },
    { ...birth, id: 'time', time: '24:10' },
    { ...birth, id: 'zone', timezone: 'Asia/Nagpur' },
    { ...birth, id: 'north', latitude: 91 },
    { ...birth, id: 'east', longitude: undefined },
    { ...birth, id: 'skipped', date: '1942-09-01', time: '00:30' },
    { ...birth, id: undefined },
    [birth],
    { ...birth, id: 'war', date: '1943-05-05', time: '05:05:30' },
    { ...birth, id: 'midnight sun', date: '1990-06-21', timezone: 'Europe/Oslo', latitude: 69.65, longitude: 18.96 },
  ].map(line => JSON.stringify(line))
  const { stdout, stderr, status } = run(
    ['patrika'],
    [...lines.slice(0, 3), '', 'yesterday', ...lines.slice(3)].join('\r\n'),
  )
  expect([status, stderr]).toEqual([0, ''])
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(answers.map(({ id, error }) => [id, error ? 'error' : 'patrika'])).toEqual([
    ['b003', 'patrika'],
    [7, 'patrika'],
    ['day', 'error'],
    [null, 'error'],
    ['time', 'error'],
    ['zone', 'error'],
    ['north', 'error'],
    ['east', 'error'],
    ['skipped', 'error'],
    [null, 'error'],
    [null, 'error'],
    ['war', 'patrika'],
    ['midnight sun', 'patrika'],
  ])
  expect(answers[0]).toMatchObject({
    lagna_sign: 2,
    karana: 'Vishti',
    weekday: 6,
    mahadasha_lord: 'mars',
    mars_exalted: 0,
  })
  expect({ ...answers[1], id: 'b003' }).toEqual(answers[0])
  expect(answers.at(-1)).toMatchObject({ sunrise: null, sunset: null, weekday: null })
})

test('anything else says how it is called', () => {
  expect(run([])).toMatchObject({ status: 2, stdout: '' })
})
