import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakdown } from '#domain/kundali/breakdown.ts'
import { places } from '#domain/kundali/zodiac.ts'
import { breakdownAnswer, horoscope } from './kundali.ts'

const place = fc.constantFrom(...places)

test('a breakdown leaves whole: the answer names every key of it', () => {
  fc.assert(
    fc.property(place, place, (bride, groom) => {
      const told = breakdown({ ...bride, mangal: 'Y', devak: 'a' }, { ...groom, mangal: 'N', devak: 'a' })
      expect(breakdownAnswer.parse(told)).toEqual(told)
    }),
  )
  const unknown = breakdown({ nakshatra: 3 }, {})
  expect(breakdownAnswer.parse(unknown)).toEqual(unknown)
})

describe('asking for the horoscope of a birth', () => {
  const read = (query: object) => horoscope.input.safeParse(query)

  test('takes a time with or without seconds, or none', () => {
    expect(read({ date: '1998-08-14', time: '06:42' }).data?.time).toBe('06:42')
    expect(read({ date: '1998-08-14', time: '06:42:00' }).data?.time).toBe('06:42:00')
    expect(read({ date: '1998-08-14', time: '' }).data?.time).toBeUndefined()
    expect(read({ date: '1998-08-14' }).data?.time).toBeUndefined()
  })

  test('refuses days and times that do not exist', () => {
    expect(read({ date: '1998-02-30', time: '06:42' }).success).toBe(false)
    expect(read({ date: '1998-08-14', time: '24:00' }).success).toBe(false)
  })
})
