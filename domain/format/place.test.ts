import { expect, it } from 'vitest'
import { formatNativePlace, formatPlace } from './place.ts'

it('joins what is known of a native place', () => {
  expect(formatNativePlace('Satara', 'Karad')).toBe('Satara - Karad')
  expect(formatNativePlace('Satara', null)).toBe('Satara')
  expect(formatNativePlace(null, 'Karad')).toBe('Karad')
  expect(formatNativePlace(null, '  ')).toBe('-')
})

it('leaves no comma where a part is missing', () => {
  expect(formatPlace('Umbraj', 'Karad', 'Satara')).toBe('Umbraj, Karad, Satara')
  expect(formatPlace('', 'Karad', undefined)).toBe('Karad')
  expect(formatPlace(null, undefined, ' ')).toBe('-')
})

it('names a village once that is called like its taluka', () => {
  expect(formatPlace('Kurla', 'Kurla')).toBe('Kurla')
})
