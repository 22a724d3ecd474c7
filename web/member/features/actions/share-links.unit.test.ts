import { expect, it } from 'vitest'
import { facebookLink, profileLink, sharePopup, whatsappShareLink } from './share-links.ts'

const link = profileLink('0198c0de-0000-7000-8000-000000000001', 'https://saptapadi.example')

it('shares the address of the profile, whichever list it was found in', () => {
  expect(link).toBe('https://saptapadi.example/profile-view/0198c0de-0000-7000-8000-000000000001')
})
it.each([facebookLink(link), whatsappShareLink(link)])('hands the same link to %s', address => {
  expect([...new URL(address).searchParams.values()]).toEqual([link])
})
it('opens a window of 626 by 436', () => {
  expect(sharePopup).toContain('width=626,height=436')
})
