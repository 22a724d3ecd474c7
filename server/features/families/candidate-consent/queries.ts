import { type ExpressionBuilder, sql } from 'kysely'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import type { Registrant } from '#domain/families/candidate-consent.ts'
import type { ConsentLanguage } from '#domain/families/consent-languages.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import type { Schema } from '#server/db/schema.ts'
import { emailIdentity, type Identity } from '#server/features/access/accounts/identity.ts'
import {
  type ConsentChannel,
  giveConsent,
  readConsentStates,
  recordConsent,
} from '#server/features/families/consents/queries.ts'
import { endKeys } from './keys.ts'
import { daysToAnswer } from './rules.ts'

/** When the candidate agreed, or null. For a query that has `members` in it. */
export const candidateAgreedAtOf = (eb: ExpressionBuilder<Schema, 'members'>) =>
  eb
    .selectFrom('candidate_requests')
    .whereRef('candidate_requests.member_id', '=', 'members.id')
    .where('candidate_requests.state', '=', sql.lit('yes'))
    .select('candidate_requests.answered_at')

/** Whether the candidate of a profile in the query logs in by an invitation, and so is somebody else than who registered it. */
const hasLogin = sql<boolean>`exists (select from family_logins
  where family_logins.member_id = candidate_requests.member_id and role = 'CANDIDATE')`

export const readRequest = (db: Db, memberId: string) =>
  db
    .selectFrom('candidate_requests')
    .selectAll()
    .select(hasLogin.as('has_login'))
    .where('member_id', '=', memberId)
    .executeTakeFirst()
export type CandidateRequest = NonNullable<Awaited<ReturnType<typeof readRequest>>>

type AnswerChannel = Schema['candidate_answers']['channel']
interface NamedCandidate {
  memberId: string
  registeredBy: Registrant
  /** Where a candidate who registered said yes. */
  channel: Extract<AnswerChannel, 'registration' | 'counter'>
  language: Language
  now: Date
}

/** Records who registered a profile. Where it was the candidate, that is the yes; otherwise the days to answer begin. */
export async function nameRegistrant(
  trx: Db,
  { memberId, registeredBy, channel, language, now }: NamedCandidate,
): Promise<void> {
  const isOwn = registeredBy === 'CANDIDATE'
  const due_on = addDays(dayInIndia(now), daysToAnswer)
  await trx
    .insertInto('candidate_requests')
    .values({
      member_id: memberId,
      registered_by: registeredBy,
      state: isOwn ? 'yes' : 'waiting',
      answered_at: isOwn ? now : null,
      due_on,
      contact_sealed: null,
      contact_hash: null,
      language,
      asked_at: null,
      registrant_told_on: null,
    })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet({ registered_by: registeredBy }))
    .execute()
  if (isOwn) await recordYes(trx, { memberId, channel, contactHash: null, language, now })
}

interface YesAnswer {
  memberId: string
  channel: AnswerChannel
  contactHash: Buffer | null
  language: ConsentLanguage
  version?: number
  now: Date
}

async function recordYes(trx: Db, { contactHash, ...yes }: YesAnswer): Promise<void> {
  const { memberId, channel, now } = yes
  await insertAnswer(trx, { memberId, answer: 'yes', channel, contactHash, now })
  await giveConsent(trx, { ...yes, text: 'candidate' })
}

interface Answer {
  memberId: string
  answer: Schema['candidate_answers']['answer']
  channel: AnswerChannel
  contactHash: Buffer | null
  now: Date
}

export const insertAnswer = (trx: Db, { memberId, answer, channel, contactHash, now }: Answer) =>
  trx
    .insertInto('candidate_answers')
    .values({ member_id: memberId, answer, channel, contact_hash: contactHash, at: now })
    .execute()

export async function writeYes(trx: Db, yes: YesAnswer): Promise<void> {
  await trx
    .updateTable('candidate_requests')
    .set({ state: 'yes', answered_at: yes.now })
    .where('member_id', '=', yes.memberId)
    .execute()
  await recordYes(trx, yes)
}

/** Records a no that hides the profile at once. It also withdraws the consent of an earlier yes. */
export async function writeNo(trx: Db, no: Omit<Answer, 'answer'>): Promise<void> {
  const { memberId, now } = no
  await trx
    .updateTable('candidate_requests')
    .set({ state: 'no', answered_at: now })
    .where('member_id', '=', memberId)
    .execute()
  await insertAnswer(trx, { ...no, answer: 'no' })
  await withdrawCandidate(trx, no)
}

type Withdrawal = { memberId: string; channel: ConsentChannel; now: Date }
async function withdrawCandidate(trx: Db, { memberId, channel, now }: Withdrawal): Promise<void> {
  const before = (await readConsentStates(trx, memberId)).find(({ text }) => text === 'candidate')
  if (before?.act !== 'given') return
  const { version, language } = before
  await recordConsent(trx, { memberId, text: 'candidate', version, language, act: 'withdrawn', channel, at: now })
}

/**
 * Takes back whom a family named as the candidate since then, and the yes that came from there: whoever had the phone may have named
 * a number of their own. One who logs in stays, a no stays, and so does a yes at the counter.
 */
export async function takeBackNamed(trx: Db, memberId: string, { since, now }: { since: Date; now: Date }) {
  const named = await trx
    .selectFrom('candidate_requests')
    .select('state')
    .where('member_id', '=', memberId)
    .where('asked_at', '>', since)
    .where('contact_hash', 'is not', null)
    .where('state', '<>', 'no')
    .where(eb => eb.not(hasLogin))
    .where(
      sql<boolean>`(state = 'waiting' or contact_hash = (select answer.contact_hash from candidate_answers answer
        where answer.member_id = candidate_requests.member_id and answer.answer = 'yes' order by answer.id desc limit 1))`,
    )
    .forUpdate()
    .executeTakeFirst()
  if (!named) return
  await trx
    .updateTable('candidate_requests')
    .set({ state: 'waiting', answered_at: null, contact_sealed: null, contact_hash: null, asked_at: null })
    .where('member_id', '=', memberId)
    .execute()
  await endKeys(trx, memberId)
  if (named.state === 'yes') await withdrawCandidate(trx, { memberId, channel: 'site', now })
}

/** Whether the owner of this contact said that the profile is not theirs. */
export const isNotTheirs = (db: Db, memberId: string, contactHash: Buffer): Promise<boolean> =>
  findsRow(
    db
      .selectFrom('candidate_answers')
      .select('id')
      .where('member_id', '=', memberId)
      .where('answer', '=', 'not_me')
      .where('contact_hash', '=', contactHash),
  )

/** The same of a profile that nobody was named for. */
export const hasCandidateLogin = (db: Db, memberId: string): Promise<boolean> =>
  findsRow(
    db.selectFrom('family_logins').select('id').where('member_id', '=', memberId).where('role', '=', 'CANDIDATE'),
  )

/** Locks the request, so that of two answers at once the second sees the first. */
export const lockRequest = (trx: Db, memberId: string) =>
  trx.selectFrom('candidate_requests').selectAll().where('member_id', '=', memberId).forUpdate().executeTakeFirst()

/** With what a person logs in, in the spelling of a contact that was asked. */
export async function readLoginContact(db: Db, personId: string): Promise<Identity> {
  const { mobile, mobile_dial_code, email } = await db
    .selectFrom('persons')
    .select(['mobile', 'mobile_dial_code', 'email'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  if (mobile === null || mobile_dial_code === null) return emailIdentity(email ?? '')
  return { kind: 'mobile', digits: mobile.slice(mobile_dial_code.length), dialCode: mobile_dial_code }
}
