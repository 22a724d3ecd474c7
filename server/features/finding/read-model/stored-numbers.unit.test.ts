import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packNumbers, storedCount, unpackNumbers } from './stored-numbers.ts'

describe('stored numbers', () => {
  it('are the list they were made of, also when they lie in the middle of a larger buffer', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 30 }), numbers => {
        const stored = Buffer.concat([Buffer.from('before'), packNumbers(numbers)]).subarray(6)
        expect(storedCount(stored)).toBe(numbers.length)
        expect(unpackNumbers(stored)).toEqual(numbers)
      }),
    )
  })
})
