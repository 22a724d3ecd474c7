import { expect, it } from 'vitest'
import { callLink, whatsappChatLink } from './phone-links.ts'

it.each([
  ['98220 12345', 'tel:9822012345', 'https://wa.me/919822012345'],
  ['+91 9822012345', 'tel:+919822012345', 'https://wa.me/919822012345'],
  ['09822012345', 'tel:09822012345', 'https://wa.me/919822012345'],
  ['+1 (212) 555-0100', 'tel:+12125550100', 'https://wa.me/12125550100'],
])('%s is called by %s and written to by %s', (phone, call, chat) => {
  expect([callLink(phone), whatsappChatLink(phone)]).toEqual([call, chat])
})
