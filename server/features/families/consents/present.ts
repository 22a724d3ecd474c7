import type { ConsentText, OwnConsent } from '#contract/families/consents.ts'
import {
  type ConsentName,
  consentNames,
  consentTexts,
  consentWording,
  isGiven,
  isNeededConsent,
} from '#domain/families/consents.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { readConsentStates } from './queries.ts'

type Names = Readonly<Record<Language, string>>
type State = Awaited<ReturnType<typeof readConsentStates>>[number]

function presentText(text: ConsentName, language: Language, names: Names): ConsentText {
  const { whole, ...wording } = consentWording(text, language, names)
  const { version } = consentTexts[text]
  return { text, version, ...wording, whole: [...whole], is_needed: isNeededConsent(text) }
}

export const presentTexts = (language: Language, names: Names): ConsentText[] =>
  consentNames.map(text => presentText(text, language, names))

function stateOf(states: readonly State[], text: ConsentName): OwnConsent['state'] {
  const newest = states.find(one => one.text === text)
  if (!newest) return 'NONE'
  if (newest.act === 'withdrawn') return 'WITHDRAWN'
  return isGiven(states, text) ? 'GIVEN' : 'OUTDATED'
}

/** The candidate's own answer is left out: only the candidate may tell whether it was a no. */
export const presentOwnConsents = (states: readonly State[], language: Language, names: Names): OwnConsent[] =>
  consentNames
    .filter(text => text !== 'candidate')
    .map(text => {
      const newest = states.find(one => one.text === text)
      return {
        ...presentText(text, language, names),
        state: stateOf(states, text),
        at: newest?.at.toISOString() ?? null,
        own_version: newest?.version ?? null,
      }
    })
