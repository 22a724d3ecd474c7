import { expect, it } from 'vitest'
import { addressOf } from './follow.ts'

it.each([
  ['INTEREST_ACCEPTED', '/profile-view/x', '/profile-view/x?accepted=open'],
  ['INTEREST_REJECTED', '/profile-view/x', '/profile-view/x'],
  ['INTEREST_ACCEPTED', 'https://evil.example', '/all-notifications'],
] as const)('%s with the link %s opens %s', (type, link, address) => {
  expect(addressOf({ type, link })).toBe(address)
})
