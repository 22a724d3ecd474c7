import { broken } from '#contract/field-words.ts'
import { type ConsentLanguage, isTranslated } from '#domain/families/consent-languages.ts'
import { type ConsentName, type ConsentState, isNeededConsent } from '#domain/families/consents.ts'
import { Refusal } from '#server/http/refusal.ts'
import { consentSentences } from './words.ts'

export interface AgreedText {
  text: ConsentName
  version: number
  /** The language it was read in, where that is not the page's. */
  language?: ConsentLanguage | undefined
}
type SetConsent = AgreedText & { is_given: 'Y' | 'N' }
/** The version in force of a text in a language; null where it was not translated. */
type InForce = (text: ConsentName, language: ConsentLanguage) => number | null

/** Nobody can have read a version that does not exist yet, and the candidate's consent does not come with a registration. */
export function refuseUnknownTexts(sent: readonly AgreedText[] | undefined, inForce: InForce): void {
  const isKnown = ({ text, version, language = 'en' }: AgreedText) =>
    text !== 'candidate' && version <= (inForce(text, language) ?? 0)
  if (sent && !sent.every(isKnown)) throw new Refusal('bad_input', { fields: { consents: broken('malformed') } })
}

/** Refuses what a family may not set by itself, or agrees to in an old version. */
export function refuseUnlessOwnAndCurrent(sent: readonly SetConsent[], inForce: InForce): void {
  // The candidate answers by the link or code that reached the candidate, never from the family's session.
  if (sent.some(({ text }) => text === 'candidate')) throw new Refusal('not_yours')
  for (const { text, version, language = 'en', is_given } of sent)
    if (is_given === 'Y' && version !== inForce(text, language))
      throw new Refusal('conflict', { sentence: consentSentences.changed })
}

/**
 * The language in which a family answered last, where it is one that the page does not come in and that is still offered: whoever
 * agreed in Urdu is not asked again in English. Between English and Marathi the page's own switch decides. The candidate's answer
 * is not the family's, and tells it nothing here either.
 */
export const languageOfOwn = (
  states: readonly { text: ConsentName; language: ConsentLanguage; at: Date }[],
  offered: readonly { language: ConsentLanguage }[],
): ConsentLanguage | null => {
  const [newest] = states.filter(({ text }) => text !== 'candidate').toSorted((a, b) => b.at.getTime() - a.at.getTime())
  return newest && isTranslated(newest.language) && offered.some(({ language }) => language === newest.language)
    ? newest.language
    : null
}

interface Answered {
  act: ConsentState['act']
  version: number
  language: ConsentLanguage
}

/** What is to be recorded of an answer, or null. What was never given cannot be withdrawn, and a repeated answer adds nothing. */
export function consentChange(
  before: Answered | undefined,
  { version, is_given, language }: Omit<SetConsent, 'text' | 'language'> & { language: ConsentLanguage },
): Answered | null {
  if (is_given === 'N')
    return before?.act === 'given' ? { act: 'withdrawn', version: before.version, language: before.language } : null
  const isRepeated =
    before?.act === 'given' &&
    before.version === version &&
    // The product's own texts share their versions, and who read one of them has read the other.
    (before.language === language || !(isTranslated(before.language) || isTranslated(language)))
  return isRepeated ? null : { act: 'given', version, language }
}

/** There is no profile without the needed consents: who withdraws one is paused. */
export const pausesProfile = (sent: readonly SetConsent[]): boolean =>
  sent.some(({ text, is_given }) => is_given === 'N' && isNeededConsent(text))

/** A family that withdrew a needed consent is not shown again before it agrees. One that was never asked is asked by the page. */
export function refuseIfWithdrawn(states: readonly ConsentState[]): void {
  if (states.some(({ text, act }) => act === 'withdrawn' && isNeededConsent(text)))
    throw new Refusal('conflict', { sentence: consentSentences.agreeFirst })
}

/** Claims may be made for three years after the last dealing, and the proof is kept that long. */
export const daysOfProof = 3 * 365
