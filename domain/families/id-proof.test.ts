import { expect, it } from 'vitest'
import { type DocumentType, endOfNumber, maskNumber, requiredSides } from './id-proof.ts'

it.each<[DocumentType, string, string | null]>([
  ['AADHAR', '2345 6789 0123', '0123'],
  ['AADHAR', 'xxxx-xxxx-0123', '0123'],
  ['AADHAR', '0123', '0123'],
  ['AADHAR', '0234 5678 9012', null],
  ['AADHAR', '23456789012', null],
  ['PANCARD', 'abcde1234f', '234F'],
  ['PANCARD', 'ABCDE12345', null],
  ['VOTER_ID', 'MH/01/001/123456', '3456'],
  ['LICENCE', 'MH12 20110012345', '2345'],
  ['PASSPORT', 'Z1234567', '4567'],
  ['PASSPORT', 'Z12', null],
  ['PASSPORT', 'ABCD', null],
  ['PASSPORT', '', null],
  ['PASSPORT', maskNumber('4567'), '4567'],
])('%s %j ends in %j', (type, typed, end) => {
  expect(endOfNumber(type, typed)).toBe(end)
})

it('only a PAN card needs no back', () => {
  expect(requiredSides('PANCARD')).toEqual(['front'])
  expect(requiredSides('AADHAR')).toEqual(['front', 'back'])
})
