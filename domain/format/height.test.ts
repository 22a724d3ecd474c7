import { expect, it } from 'vitest'
import { heightsCm } from '../limits.ts'
import { formatHeight, heightInWords } from './height.ts'

it.each([
  [139, `4'7"`],
  [152, `5'0"`],
  [160, `5'3"`],
  [182, `6'0"`],
  [213, `7'0"`],
])('%i cm is %s', (cm, shown) => {
  expect(formatHeight(cm, 'en')).toBe(shown)
})

it('gives every choice a height of its own, step by step without a gap', () => {
  const steps = Array.from({ length: 30 }, (_, step) => `${Math.floor((55 + step) / 12)}'${(55 + step) % 12}"`)
  expect(heightsCm.map(cm => formatHeight(cm, 'en'))).toEqual(steps)
})

it.each([null, undefined, 0, Number.NaN])('%s is missing', cm => {
  expect(formatHeight(cm, 'en')).toBe('-')
})

it('says feet and inches in full where a height is chosen', () => {
  expect(heightInWords(160, 'en')).toBe('5 ft 3 in')
  expect(heightInWords(152, 'en')).toBe('5 ft 0 in')
  expect(heightInWords(160, 'mr')).toBe('५ फूट ३ इंच')
})
