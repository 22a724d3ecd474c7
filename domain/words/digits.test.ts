import { expect, it } from 'vitest'
import { digits, groupedDigits } from './digits.ts'

it('writes numbers in the digits of the language', () => {
  expect([digits('en', 31.5), digits('mr', 31.5), digits('mr', '14-08-1998')]).toEqual(['31.5', '३१.५', '१४-०८-१९९८'])
  expect([groupedDigits('en', 123456), groupedDigits('mr', 123456)]).toEqual(['1,23,456', '१,२३,४५६'])
})
