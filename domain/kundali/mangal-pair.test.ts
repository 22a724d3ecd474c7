import { expect, test } from 'vitest'
import { mangalPair, mangalVerdict } from './mangal-pair.ts'
import type { Mangal } from './names.ts'

test('mangal agrees when the two weigh within one of each other', () => {
  const known: Mangal[] = ['N', 'NIRDOSH', 'SOUMYA', 'Y']
  const differs = known.flatMap(bride =>
    known.filter(groom => mangalVerdict(bride, groom) === 'differs').map(groom => `${bride} ${groom}`),
  )
  expect(differs).toEqual(['N Y', 'NIRDOSH Y', 'Y N', 'Y NIRDOSH'])
})

test('without both there is no verdict', () => {
  expect(mangalVerdict('NOT_KNOWN', 'N')).toBe('unknown')
  expect(mangalVerdict(undefined, 'N')).toBe('unknown')
  expect(mangalPair('Y', undefined)).toMatchObject({ groom: { en: 'Not Known', mr: 'माहीत नाही' }, verdict: 'unknown' })
})
