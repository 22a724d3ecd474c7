import { expect, it } from 'vitest'
import { heightsCm } from '#domain/limits.ts'
import { agesOf, heightsOffered, yearsOffered } from './ranges.ts'

it('offers the years of those old enough to marry, the latest first and none past the present', () => {
  const years = yearsOffered(2026, [null, null])
  expect([years[0], years.at(-1)]).toEqual([2008, 1953])
  expect(yearsOffered(2026, [2015, 1940])).toEqual([2015, ...years, 1940])
  expect(yearsOffered(2026, [2030, null])).toEqual(years)
})

it('offers the list of heights, and one chosen elsewhere', () => {
  expect(heightsOffered([null, 160])).toEqual([...heightsCm])
  expect(heightsOffered([161, null])).toHaveLength(heightsCm.length + 1)
})

it('tells ages in either order of the years', () => {
  expect(agesOf(2026, 1990, 1996)).toEqual([30, 36])
  expect(agesOf(2026, 1996, 1990)).toEqual([30, 36])
  expect(agesOf(2026, 1990, null)).toBeNull()
})
