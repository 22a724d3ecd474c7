import { expect, it } from 'vitest'
import { digits, groupedDigits } from './digits.ts'

it('writes numbers in the digits of the language', () => {
  expect([digits('en', 31.5), digits('mr', 31.5), digits('mr', '14-08-1998')]).toEqual(['31.5', '३१.५', '१४-०८-१९९८'])
  expect([groupedDigits('en', 123456), groupedDigits('mr', 123456)]).toEqual(['1,23,456', '१,२३,४५६'])
})

it('groups every number as the platform does for India', () => {
  for (const number of [
    0, 7, 999, 1000, 99_999, 100_000, 1_234_567, 12_345_678, 1_234_567_890, -1000, 1234.5, 100_000.25,
  ])
    expect(groupedDigits('en', number)).toBe(number.toLocaleString('en-IN'))
})
