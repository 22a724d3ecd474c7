import { expect, test } from 'vitest'
import { consentNames, consentWording } from '#domain/families/consents.ts'
import { productName } from '#domain/site/site-content.ts'
import { draftedLanguages, shippedDraft } from './shipped-drafts.ts'

/** The letters of each language, so that no file holds another one's text. */
const letters = {
  bn: /\p{Script=Bengali}/u,
  gu: /\p{Script=Gujarati}/u,
  hi: /\p{Script=Devanagari}/u,
  kn: /\p{Script=Kannada}/u,
  ml: /\p{Script=Malayalam}/u,
  or: /\p{Script=Oriya}/u,
  pa: /\p{Script=Gurmukhi}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  ur: /\p{Script=Arabic}/u,
} as const
const ofSite = /Saptapadi|सप्तपदी/

test.each(draftedLanguages)('the drafts in %s say as much as the English in force, under the same names', language => {
  for (const text of consentNames) {
    const english = consentWording(text, 'en', productName)
    const draft = shippedDraft({ text, language }, productName)
    expect(draft, text).not.toBeNull()
    if (!draft) continue
    const whole = draft.whole.split('\n\n').filter(Boolean)
    expect(whole, text).toHaveLength(english.whole.length)
    for (const [written, told] of [
      [draft.sentence, english.sentence],
      [draft.afterwards, english.afterwards],
      ...whole.map((paragraph, at) => [paragraph, english.whole[at] ?? ''] as const),
    ] as const) {
      expect(written).toMatch(letters[language])
      expect(ofSite.test(written), written).toBe(ofSite.test(told))
      for (const name of ['WhatsApp', 'SMS']) expect(written.includes(name), written).toBe(told.includes(name))
    }
  }
})
