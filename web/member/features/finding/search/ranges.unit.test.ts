import { expect, it } from 'vitest'
import { heightsCm } from '#domain/limits.ts'
import { agesOf, heightsOffered, incomesOffered, yearsOffered } from './ranges.ts'

it('offers the years of those old enough to marry, the latest first and none past the present', () => {
  const years = yearsOffered(2026, { from: null, to: null })
  expect([years[0], years.at(-1)]).toEqual([2008, 1953])
  expect(yearsOffered(2026, { from: 2015, to: 1940 })).toEqual([2015, ...years, 1940])
  expect(yearsOffered(2026, { from: 2030, to: null })).toEqual(years)
})

it('offers the list of heights, and one chosen elsewhere', () => {
  expect(heightsOffered({ from: null, to: 160 })).toEqual([...heightsCm])
  expect(heightsOffered({ from: 161, to: null })).toHaveLength(heightsCm.length + 1)
})

it('offers incomes in lakh, and one chosen elsewhere', () => {
  const offered = incomesOffered({ from: null, to: 17 })
  expect([offered[0], offered.at(-1)]).toEqual([0, 100])
  expect(offered.slice(offered.indexOf(15), offered.indexOf(20))).toEqual([15, 17, 18])
})

it('tells ages in either order of the years', () => {
  expect(agesOf(2026, { from: 1990, to: 1996 })).toEqual([30, 36])
  expect(agesOf(2026, { from: 1996, to: 1990 })).toEqual([30, 36])
  expect(agesOf(2026, { from: 1990, to: null })).toBeNull()
})
