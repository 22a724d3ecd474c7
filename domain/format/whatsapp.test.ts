import { expect, it } from 'vitest'
import { whatsappLink } from './whatsapp.ts'

it.each([
  ['98220 12345', '919822012345'],
  ['098220-12345', '919822012345'],
  ['+91 98220 12345', '919822012345'],
  ['919822012345', '919822012345'],
  ['+44 7911 123456', '447911123456'],
  ['0044 7911 123456', '447911123456'],
])('the chat with %s', (number, whole) => {
  expect(whatsappLink(number)).toBe(`https://wa.me/${whole}`)
})
