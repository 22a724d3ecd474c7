import { expect, test } from 'vitest'
import { broken } from '../field-words.ts'
import { familyPhone } from './edited-fields.ts'

test.each([
  ['9822011111', '9822011111'],
  [' +91-9822011111 ', '+91-9822011111'],
  ['९८२२०११११1', '9822011111'],
  ['02115/222333', '02115/222333'],
  ['020-24331234', '020-24331234'],
])('the number %j of a family is taken', (typed, stored) => {
  expect(familyPhone.parse(typed)).toBe(stored)
})

test.each([
  '982201+-*/',
  '98220+11111',
  '++919822011111',
  '98220 11111',
  '98220//11111',
  '*982201111',
  '12345',
  '1234567890123456',
  '-982201111',
])('the number %j of a family is refused', typed => {
  const { error } = familyPhone.safeParse(typed)
  expect(error?.issues.map(({ message }) => message)).toEqual([broken('phone')])
})
