import { expect, it } from 'vitest'
import { isOfFittingAge } from './fitting-age.ts'

it.each([
  ['2000-05-01', '1996-05-01', true],
  ['2000-05-01', '2001-04-01', true],
  ['2000-05-01', '2001-06-01', false],
  ['2000-05-01', '1992-06-01', true],
  ['2000-05-01', '1991-06-01', false],
])('a bride born %s and a groom born %s: %s, from either side', (bride, groom, fits) => {
  expect(isOfFittingAge({ gender: 'F', born: bride }, groom)).toBe(fits)
  expect(isOfFittingAge({ gender: 'M', born: groom }, bride)).toBe(fits)
})
