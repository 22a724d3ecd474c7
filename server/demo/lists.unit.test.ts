import { describe, expect, it } from 'vitest'
import { maxLength } from '#contract/max-length.ts'
import { boys, fathers, girls } from './lists/given-names.ts'
import { areasOf, villagesOf, workCities } from './lists/places.ts'
import { surnamesOf } from './lists/surnames.ts'

const distinct = (lists: Record<string, readonly string[]>) => new Set(Object.values(lists).flat())

describe('what the demo draws from', () => {
  it('is wide enough that names do not repeat at every turn', () => {
    expect(distinct(surnamesOf).size).toBeGreaterThanOrEqual(150)
    expect(distinct(girls).size).toBeGreaterThanOrEqual(200)
    expect(distinct(boys).size).toBeGreaterThanOrEqual(200)
    expect(new Set(fathers).size).toBeGreaterThanOrEqual(100)
  })

  it('fits the fields it goes into', () => {
    const longest = (names: Iterable<string>) => Math.max(...[...names].map(name => name.length))
    expect(longest([...distinct(girls), ...distinct(boys)])).toBeLessThanOrEqual(14)
    expect(longest(distinct(surnamesOf))).toBeLessThanOrEqual(14)
    expect(longest(distinct(villagesOf))).toBeLessThanOrEqual(maxLength.native_place_goan)
    expect(longest(distinct(areasOf))).toBeLessThanOrEqual(maxLength.working_place_goan)
  })

  it('knows the areas of every city it sends people to', () => {
    for (const [city] of workCities) expect(areasOf[city], city).toBeDefined()
  })
})
