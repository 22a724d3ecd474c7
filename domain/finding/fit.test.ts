import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Expectations, type FitFacts, fitOf, nothingTold, noWishes, wishes } from './fit.ts'

const groom: FitFacts = {
  maritalStatus: 'unmarried',
  birthYear: 1994,
  height: 172,
  gunMilan: 24,
  workLocation: 'pune',
  nativeDistrict: 'satara',
}

describe('the wishes of a family', () => {
  it('are met, missed or about something not told', () => {
    const wanted: Expectations = {
      maritalStatus: ['unmarried', 'widowed'],
      birthYear: { from: 1990, to: 1994 },
      height: { from: 175, to: null },
      patrikaMatch: 'Y',
      workingCity: ['mumbai'],
      nativeDistrict: ['satara'],
    }
    expect(fitOf(wanted, { ...groom, gunMilan: null })).toEqual({
      met: ['marital_status', 'birth_year', 'native_district'],
      missed: ['height', 'working_city'],
      notTold: ['patrika'],
    })
  })
  it('are none where nothing is chosen, and that accepts nobody', () => {
    expect(fitOf(noWishes, groom)).toBeNull()
    expect(fitOf({ ...noWishes, patrikaMatch: 'N' }, groom)).toBeNull()
    expect(fitOf({ ...noWishes, patrikaMatch: 'ALL' }, groom)).toBeNull()
  })
  it('about the patrika ask for a score of 18', () => {
    const wanted: Expectations = { ...noWishes, patrikaMatch: 'Y' }
    expect(fitOf(wanted, { ...groom, gunMilan: 18 })?.met).toEqual(['patrika'])
    expect(fitOf(wanted, { ...groom, gunMilan: 17.5 })?.missed).toEqual(['patrika'])
  })
  it('about a range hold its ends, in either order, and an open end', () => {
    const height = (from: number | null, to: number | null) => fitOf({ ...noWishes, height: { from, to } }, groom)
    expect(height(172, 172)?.met).toEqual(['height'])
    expect(height(180, 170)?.met).toEqual(['height'])
    expect(height(null, 172)?.met).toEqual(['height'])
    expect(height(172, null)?.met).toEqual(['height'])
    expect(height(173, null)?.missed).toEqual(['height'])
    expect(height(null, 171)?.missed).toEqual(['height'])
  })
})

const place = fc.constantFrom('pune', 'satara', 'mumbai')
const range = fc.record({
  from: fc.option(fc.integer({ min: 139, max: 213 })),
  to: fc.option(fc.integer({ min: 139, max: 213 })),
})
const someExpectations: fc.Arbitrary<Expectations> = fc.record({
  maritalStatus: fc.array(place),
  birthYear: range,
  height: range,
  patrikaMatch: fc.constantFrom('Y', 'N', 'ALL', null),
  workingCity: fc.array(place),
  nativeDistrict: fc.array(place),
})
const someFacts: fc.Arbitrary<FitFacts> = fc.record({
  maritalStatus: fc.option(place),
  birthYear: fc.option(fc.integer({ min: 139, max: 213 })),
  height: fc.option(fc.integer({ min: 139, max: 213 })),
  gunMilan: fc.option(fc.integer({ min: 0, max: 36 })),
  workLocation: fc.option(place),
  nativeDistrict: fc.option(place),
})

describe('whatever is wished and told', () => {
  it('a wish stands in one list only', () => {
    fc.assert(
      fc.property(someExpectations, someFacts, (wanted, facts) => {
        const fit = fitOf(wanted, facts)
        const all = fit ? [...fit.met, ...fit.missed, ...fit.notTold] : []
        expect(new Set(all).size).toBe(all.length)
        expect(all.every(wish => wishes.includes(wish))).toBe(true)
      }),
    )
  })
  it('who tells nothing meets and misses nothing', () => {
    fc.assert(
      fc.property(someExpectations, wanted => {
        const fit = fitOf(wanted, nothingTold)
        expect([...(fit?.met ?? []), ...(fit?.missed ?? [])]).toEqual([])
      }),
    )
  })
  it('telling more never changes what was met or missed', () => {
    fc.assert(
      fc.property(someExpectations, someFacts, someFacts, (wanted, facts, more) => {
        const before = fitOf(wanted, facts)
        const told = Object.entries(facts).map(([name, value]) => [name, value ?? more[name as keyof FitFacts]])
        const after = fitOf(wanted, Object.fromEntries(told) as unknown as FitFacts)
        expect(after?.met ?? []).toEqual(expect.arrayContaining([...(before?.met ?? [])]))
        expect(after?.missed ?? []).toEqual(expect.arrayContaining([...(before?.missed ?? [])]))
      }),
    )
  })
  it('a wider wish is met by whoever met the narrower', () => {
    fc.assert(
      fc.property(someExpectations, someFacts, place, (wanted, facts, more) => {
        const wider = { ...wanted, workingCity: wanted.workingCity.length ? [...wanted.workingCity, more] : [] }
        if (fitOf(wanted, facts)?.met.includes('working_city'))
          expect(fitOf(wider, facts)?.met).toContain('working_city')
      }),
    )
  })
})
