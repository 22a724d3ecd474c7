import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { patrikaColumns } from './columns.ts'

type Row = Record<string, string>

function rowsOf(name: string): Row[] {
  const file = new URL(`../testdata/patrika_60/${name}_public_60.csv`, import.meta.url)
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  const columns = head.split(',')
  return lines.map(line => Object.fromEntries(line.split(',').map((value, at) => [columns[at] ?? '', value])))
}
const births = rowsOf('births')
const expectedOf = (id: string): Row =>
  Object.assign(
    {},
    ...['positions', 'mangal', 'panchang', 'vimshottari'].map(name => rowsOf(name).find(row => row.id === id)),
  )

/** The tolerances of the births' own README, in degrees. */
const within: Record<string, number> = {
  ayanamsa: 0.0005,
  lagna_longitude: 0.005,
  sun_longitude: 0.0015,
  moon_longitude: 0.002,
  mars_longitude: 0.007,
  mercury_longitude: 0.007,
  jupiter_longitude: 0.005,
  venus_longitude: 0.01,
  saturn_longitude: 0.006,
  rahu_longitude: 0.001,
  ketu_longitude: 0.001,
  balance_years: 0.003,
  elongation: 0.0035,
  yoga_sum: 0.0035,
}
/** Our rule is the upper limb with refraction; the disc's centre is told there for information. */
const leftOut = ['id', 'sunrise_disc_centre', 'sunset_disc_centre', 'sunrise', 'sunset']
/** Where the longitude lies within its tolerance of a boundary. */
const atAnEdge = ['b048 mars_pada', 'b048 mars_navamsa', 'b192 jupiter_pada', 'b192 jupiter_navamsa']

const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
const minuteOf = (time: string) => time.slice(0, 5)

function differs(column: string, got: unknown, expected: string): boolean {
  if (within[column] !== undefined) return Math.abs(Number(got) - Number(expected)) > within[column]
  if (column.endsWith('_exact')) return Math.abs(seconds(String(got)) - seconds(expected)) > 75
  if (column.endsWith('_speed')) return Math.abs(Number(got) - Number(expected)) > 0.002
  if (column === 'mahadasha_end') return Math.abs(Date.parse(String(got)) - Date.parse(expected)) > 2 * 86_400_000
  return String(got) !== expected
}

describe('sixty births as Swiss Ephemeris has them', () => {
  test('all are there', () => expect(births).toHaveLength(60))

  test.each(births.map(birth => [birth.id ?? '', birth] as const))('%s', (id, birth) => {
    const got = patrikaColumns({
      date: birth.date ?? '',
      time: birth.time ?? '',
      zone: birth.timezone ?? '',
      latitude: Number(birth.latitude),
      longitude: Number(birth.longitude),
    })
    const wrong = Object.entries(expectedOf(id))
      .filter(([column]) => !leftOut.includes(column) && !atAnEdge.includes(`${id} ${column}`))
      .filter(([column, expected]) => differs(column, got[column], expected))
      .map(([column, expected]) => `${column}: ${got[column]}, not ${expected}`)
    expect(wrong).toEqual([])
    for (const event of ['sunrise', 'sunset']) {
      const exact = String(got[`${event}_exact`])
      expect([
        minuteOf(exact),
        minuteOf(new Date(Date.parse(`2000-01-01T${exact}Z`) + 30_000).toISOString().slice(11)),
      ]).toContain(got[event])
    }
  })
})
