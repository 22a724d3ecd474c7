import { expect, it } from 'vitest'
import { facebookLink, profileLink, sharePopup, whatsappShareLink } from './share-links.ts'
import { shareWords } from './share-words.ts'

const link = profileLink('0198c0de-0000-7000-8000-000000000001', 'https://saptapadi.example')

it('shares the address of the profile, whichever list it was found in', () => {
  expect(link).toBe('https://saptapadi.example/profile-view/0198c0de-0000-7000-8000-000000000001')
})
it('hands the link to Facebook, and with a sentence in the language of the reader to WhatsApp', () => {
  expect([...new URL(facebookLink(link)).searchParams.values()]).toEqual([link])
  for (const language of ['en', 'mr'] as const) {
    const { sentence } = shareWords(language)
    expect(new URL(whatsappShareLink(sentence, link)).searchParams.get('text')).toBe(`${sentence}\n${link}`)
  }
})
it('opens a window of 626 by 436', () => {
  expect(sharePopup).toContain('width=626,height=436')
})
