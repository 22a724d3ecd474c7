import type { WithheldReason } from '#domain/families/photo-privacy.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { catalogue } from '#domain/words/catalogue.ts'

const words = catalogue({
  PLAN: ['Photos are shown to members with a plan', 'फोटो सदस्यत्व योजना असलेल्यांना दिसतात'],
  ACCEPTED: ['Photos are shown once an interest is accepted', 'पसंती स्वीकारल्यावर फोटो दिसतात'],
})

/** Why a member's photos are not shown, or null if none are withheld. */
export const withheldSentence = (reason: WithheldReason | null, language: Language): string | null =>
  reason && words(language)[reason]
