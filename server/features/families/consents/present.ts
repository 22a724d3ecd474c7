import type { ConsentText, OwnConsent } from '#contract/families/consents.ts'
import { type ConsentLanguage, isTranslated, spokenLanguages } from '#domain/families/consent-languages.ts'
import {
  type ConsentName,
  consentNames,
  consentTexts,
  consentWording,
  isGiven,
  isNeededConsent,
  underSiteName,
} from '#domain/families/consents.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { readConsentStates } from './queries.ts'
import type { Translation } from './translations.ts'

type State = Awaited<ReturnType<typeof readConsentStates>>[number]

interface Reading {
  /** The language of the page, in which a text is given that was not translated. */
  spoken: Language
  /** The language that the family chose to read the texts in. */
  read: ConsentLanguage
  names: Readonly<Record<Language, string>>
  translations: readonly Translation[]
}

export function presentText(text: ConsentName, { spoken, read, names, translations }: Reading): ConsentText {
  const translation = translations.find(one => one.text === text && one.language === read)
  const shipped = isTranslated(read) ? spoken : read
  const { whole, ...wording } = translation
    ? underSiteName(translation.words, names)
    : consentWording(text, shipped, names)
  const language = translation?.language ?? shipped
  return {
    text,
    version: translation?.version ?? consentTexts[text].version,
    language,
    direction: spokenLanguages[language].direction,
    ...wording,
    whole: [...whole],
    is_needed: isNeededConsent(text),
  }
}

export const presentTexts = (reading: Reading): ConsentText[] => consentNames.map(text => presentText(text, reading))

function stateOf(states: readonly State[], text: ConsentName): OwnConsent['state'] {
  const newest = states.find(one => one.text === text)
  if (!newest) return 'NONE'
  if (newest.act === 'withdrawn') return 'WITHDRAWN'
  return isGiven(states, text) ? 'GIVEN' : 'OUTDATED'
}

/** The candidate's own answer is left out: only the candidate may tell whether it was a no. */
export const presentOwnConsents = (states: readonly State[], texts: readonly ConsentText[]): OwnConsent[] =>
  texts
    .filter(({ text }) => text !== 'candidate')
    .map(shown => {
      const newest = states.find(one => one.text === shown.text)
      return {
        ...shown,
        state: stateOf(states, shown.text),
        at: newest?.at.toISOString() ?? null,
        own_version: newest?.version ?? null,
        own_language: newest?.language ?? null,
      }
    })
