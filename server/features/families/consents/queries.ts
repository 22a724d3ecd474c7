import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ConsentLanguage } from '#domain/families/consent-languages.ts'
import {
  type ConsentName,
  type ConsentState,
  consentTexts,
  isGiven,
  neededConsents,
} from '#domain/families/consents.ts'
import type { Db } from '#server/db/open.ts'
import type { Row, Schema } from '#server/db/schema.ts'
import { type AgreedText, daysOfProof } from './rules.ts'
import { keepWording } from './wordings.ts'

/**
 * Where somebody agreed or withdrew: on a page, by the link or code that a candidate got, at the counter, by leaving, by a STOP
 * over WhatsApp, or by another number than the one that was agreed to.
 */
export type ConsentChannel = Row<'consents'>['channel']

interface ConsentRow {
  memberId: string
  text: ConsentName
  version: number
  language: ConsentLanguage
  act: ConsentState['act']
  channel: ConsentChannel
  at: Date
}

/**
 * Adds one row, with the words that were read. Call it in the transaction of what the consent allows. A withdrawal is of what was
 * agreed to, whatever the text says by now.
 */
export async function recordConsent(trx: Db, { memberId, ...row }: ConsentRow): Promise<void> {
  const wordingId = row.act === 'given' ? await keepWording(trx, row) : await wordingOfNewest(trx, memberId, row.text)
  await trx
    .insertInto('consents')
    .values({ member_id: memberId, ...row, wording_id: wordingId })
    .execute()
}

const wordingOfNewest = async (trx: Db, memberId: string, text: ConsentName) =>
  (
    await trx
      .selectFrom('consents')
      .select('wording_id')
      .where('member_id', '=', memberId)
      .where('text', '=', text)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.wording_id ?? null

interface ConsentGiven {
  memberId: string
  text: ConsentName
  language: ConsentLanguage
  /** The version that was read, where a page says so: else the one in force of the product's own text. */
  version?: number
  channel: ConsentChannel
  now: Date
}

/** Records that somebody agreed to the text in force by doing something. Doing it again adds nothing. */
export async function giveConsent(
  trx: Db,
  { memberId, text, language, channel, now, ...read }: ConsentGiven,
): Promise<void> {
  if (isGiven(await readConsentStates(trx, memberId), text)) return
  const { version = consentTexts[text].version } = read
  await recordConsent(trx, { memberId, text, version, language, act: 'given', channel, at: now })
}

interface Registered {
  memberId: string
  language: ConsentLanguage
  channel?: Extract<ConsentChannel, 'registration' | 'counter'>
  now: Date
}

/** Records what a family agreed to when it registered, in the versions and the language that its page showed. */
export async function recordRegistrationConsents(
  trx: Db,
  sent: readonly AgreedText[] | undefined,
  { memberId, language, channel = 'registration', now }: Registered,
): Promise<void> {
  const agreed = new Map(sent?.map(one => [one.text, one]))
  for (const [text, { version, language: read = language }] of agreed)
    await recordConsent(trx, { memberId, text, version, language: read, act: 'given', channel, at: now })
}

const countsAs = sql<number>`consent_counts_as(consents)`.as('counts_as')

/** The newest row of each text. */
export const readConsentStates = (db: Db, memberId: string) =>
  db
    .selectFrom('consents')
    .distinctOn('text')
    .select(['text', 'version', 'language', 'act', 'at', countsAs])
    .where('member_id', '=', memberId)
    .orderBy('text')
    .orderBy('id', 'desc')
    .execute()

/** Whether a member in the query agreed to messages by WhatsApp and has not withdrawn since. */
export const takesWhatsapp = sql<boolean>`exists (select from (select act from consents
    where consents.member_id = members.id and consents.text = 'whatsapp' order by consents.id desc limit 1) newest
  where newest.act = 'given')`

/**
 * Whether a member in the query was imported and has not agreed to what a profile needs. Whoever registered on the site has
 * agreed there, or is asked without being kept from anything.
 */
export const awaitsConsent = sql<boolean>`members.origin = 'import' and exists (
  select from unnest(${sql.lit(`{${neededConsents.join(',')}}`)}::text[]) needed
  where 'given' is distinct from (select consents.act from consents
    where consents.member_id = members.id and consents.text = needed order by consents.id desc limit 1))`

/** The newest row of each text, within a query that has `members` in it. */
export const consentStatesOf = (eb: ExpressionBuilder<Schema, 'members'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('consents')
      .distinctOn('consents.text')
      .select(['consents.text', 'consents.version', 'consents.act', countsAs])
      .whereRef('consents.member_id', '=', 'members.id')
      .orderBy('consents.text')
      .orderBy('consents.id', 'desc'),
  )

/** Every row with the words that were read, the oldest first. */
export const readConsents = (db: Db, memberId: string) =>
  db
    .selectFrom('consents')
    .leftJoin('consent_wordings', 'consent_wordings.id', 'consents.wording_id')
    .select(['consents.text', 'consents.version', 'consents.language', 'act', 'channel', 'at'])
    .select('consent_wordings.words')
    .where('member_id', '=', memberId)
    .orderBy('consents.id')
    .execute()

/** Every row for the family's own data, without the candidate's answer: only the candidate may tell a no. */
export const readOwnConsents = async (db: Db, memberId: string) =>
  (await readConsents(db, memberId)).filter(({ text }) => text !== 'candidate')

/**
 * Withdraws what was given, for a member who leaves. The story stays: a couple's public story keeps the names that they agreed
 * to, until either asks for it to be taken down.
 */
export async function withdrawOnLeaving(trx: Db, { memberId, now }: { memberId: string; now: Date }): Promise<void> {
  for (const { text, version, language, act } of await readConsentStates(trx, memberId))
    if (act === 'given' && text !== 'story')
      await recordConsent(trx, { memberId, text, version, language, act: 'withdrawn', channel: 'leaving', at: now })
}

/** From the erasure on, the rows only prove what was agreed to, when and how, for an id that names nobody. */
export const keepAsProof = (trx: Db, memberId: string, now: Date) =>
  trx
    .updateTable('consents')
    .set({ proof_until: sql`(${now}::timestamptz at time zone 'Asia/Kolkata')::date + ${daysOfProof}::int` })
    .where('member_id', '=', memberId)
    .where('proof_until', 'is', null)
    .execute()
