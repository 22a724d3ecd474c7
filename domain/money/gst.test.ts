import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stateByName, stateOfGstin, taxIn } from './gst.ts'

describe('the tax in a fee', () => {
  it('is two halves within the state and one sum elsewhere', () => {
    expect(taxIn(150_000, 18, true)).toEqual({
      taxablePaise: 127_118,
      cgstPaise: 11_441,
      sgstPaise: 11_441,
      igstPaise: 0,
    })
    expect(taxIn(150_000, 18, false)).toEqual({ taxablePaise: 127_119, cgstPaise: 0, sgstPaise: 0, igstPaise: 22_881 })
  })
  it('adds up to the fee, with equal halves, whatever the fee and the rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.constantFrom(5, 12, 18, 28), fc.boolean(), (fee, rate, same) => {
        const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = taxIn(fee, rate, same)
        expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(fee)
        expect(cgstPaise).toBe(sgstPaise)
        expect(Math.abs((taxablePaise * rate) / 100 - (fee - taxablePaise))).toBeLessThan(2)
      }),
    )
  })
  it('knows the states', () => {
    expect(stateOfGstin('27ABCDE1234F1Z5')).toEqual({ code: '27', name: 'Maharashtra' })
    expect([stateByName('Goa'), stateByName('Atlantis'), stateByName(null)]).toEqual([
      { code: '30', name: 'Goa' },
      null,
      null,
    ])
  })
})
