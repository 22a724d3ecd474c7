import { broken } from '#contract/field-words.ts'
import { type ConsentName, consentTexts, isGiven } from '#domain/families/consents.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import type { ConsentChannel } from '#server/db/schema/consents.ts'
import { Refusal } from '#server/http/refusal.ts'
import { readConsentStates, recordConsent } from './queries.ts'
import { consentSentences } from './words.ts'

interface ConsentGiven {
  memberId: string
  text: ConsentName
  language: Language
  channel: ConsentChannel
  now: Date
}

/** Writes down that somebody agreed to the text in force by doing something. Doing it again adds nothing. */
export async function giveConsent(trx: Db, { memberId, text, language, channel, now }: ConsentGiven): Promise<void> {
  if (isGiven(await readConsentStates(trx, memberId), text)) return
  const { version } = consentTexts[text]
  await recordConsent(trx, { memberId, text, version, language, act: 'given', channel, at: now })
}

/** The page may be older than the text: what nobody has read cannot be agreed to. */
export function refuseOldText(text: ConsentName, version: number | undefined): void {
  if (version !== undefined && version !== consentTexts[text].version)
    throw new Refusal('conflict', { sentence: consentSentences.changed })
}

type Sent = readonly { text: ConsentName; version: number }[]

/** Nobody can have read a version that does not exist yet, and the candidate's word does not come with a registration. */
export function refuseUnknownTexts(sent: Sent | undefined): void {
  const isKnown = ({ text, version }: Sent[number]) => text !== 'candidate' && version <= consentTexts[text].version
  if (sent && !sent.every(isKnown)) throw new Refusal('bad_input', { fields: { consents: broken('malformed') } })
}

interface Registered {
  memberId: string
  language: Language
  channel?: Extract<ConsentChannel, 'registration' | 'counter'>
  now: Date
}

/** What a family agreed to when it registered, in the versions that its page showed. */
export async function recordRegistrationConsents(
  trx: Db,
  sent: Sent | undefined,
  { memberId, language, channel = 'registration', now }: Registered,
): Promise<void> {
  const versions = new Map(sent?.map(({ text, version }) => [text, version]))
  for (const [text, version] of versions)
    await recordConsent(trx, { memberId, text, version, language, act: 'given', channel, at: now })
}
