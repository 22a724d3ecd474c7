import { expect, test } from 'vitest'
import { countryChoices, dialCodeOf, isCountry } from './countries.ts'
import { isPlausibleMobile, splitPasted, spokenMobile } from './phone.ts'

test('an Indian mobile has exactly ten digits', () => {
  expect(isPlausibleMobile('9822012345', 'in')).toBe(true)
  expect(isPlausibleMobile('982201234', 'in')).toBe(false)
  expect(isPlausibleMobile('98220123456', 'in')).toBe(false)
})

test('other countries go by their own plan', () => {
  expect(isPlausibleMobile('501234567', 'ae')).toBe(true)
  expect(isPlausibleMobile('5012', 'ae')).toBe(false)
  expect(isPlausibleMobile('91234567', 'sg')).toBe(true)
  expect(isPlausibleMobile('912345678901', 'sg')).toBe(false)
})

test('a number pasted with its country sets both', () => {
  expect(splitPasted('+91 98220 12345')).toEqual({ country: 'in', digits: '9822012345' })
  expect(splitPasted('00971 50 123 4567')).toEqual({ country: 'ae', digits: '501234567' })
  expect(splitPasted('98220 12345')).toBeNull()
  expect(splitPasted('+')).toBeNull()
})

test('a number is shown as it is read out', () => {
  expect(spokenMobile('9822012345', 'in')).toBe('+91 98220 12345')
})

test('India comes first, every country carries its dial code, names follow the language', () => {
  const english = countryChoices('en')
  expect(english[0]).toEqual({ value: 'in', label: 'India', detail: '+91' })
  expect(english.length).toBeGreaterThan(200)
  expect(english.every(choice => /^\+[1-9]\d{0,3}$/.test(choice.detail ?? ''))).toBe(true)
  expect(countryChoices('mr')[0]?.label).toBe('भारत')
  expect(dialCodeOf('us')).toBe('+1')
  expect([isCountry('in'), isCountry('xx')]).toEqual([true, false])
})
