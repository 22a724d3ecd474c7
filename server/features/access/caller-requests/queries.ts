import { type Selectable, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { findsRow, hasUpdated } from '#server/db/outcome.ts'
import type { Schema } from '#server/db/schema.ts'
import type { CallerPurpose } from '#server/features/access/codes/rules.ts'
import { areSettled, othersWhoStay } from '#server/features/shared/second-person/queries.ts'
import type { Channel } from '#server/ports/messenger.ts'
import { type KnownOfVisitor, type RequestState, stateOf } from './rules.ts'

export type CallerRequestRow = Selectable<Schema['caller_requests']>

const openRequests = (db: Db) =>
  db.selectFrom('caller_requests').selectAll().where('done_at', 'is', null).where('cancelled_at', 'is', null)

/** The open request about a record, or null. One that was not proven or confirmed in time no longer counts. */
export async function readOpenRequest(db: Db, memberId: string, now: Date): Promise<CallerRequestRow | null> {
  const row = await openRequests(db)
    .where(eb => eb.or([eb('member_id', '=', memberId), eb('double_id', '=', memberId)]))
    .where(eb => eb.or([eb('takes_effect_at', 'is not', null), eb('prove_until', '>', now)]))
    .executeTakeFirst()
  return row ?? null
}

/** Reads an open request by its id and locks it until the transaction ends. Null where it is in another state by now. */
export async function lockRequest(
  trx: Db,
  id: string,
  states: readonly RequestState[],
): Promise<CallerRequestRow | null> {
  const row = await openRequests(trx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && states.includes(stateOf(row)) ? row : null
}

export const readLastRequest = (db: Db, memberId: string) =>
  db
    .selectFrom('caller_requests')
    .select(['kind', 'done_at', 'objected_at', 'cancelled_at'])
    .where(eb => eb.or([eb('member_id', '=', memberId), eb('double_id', '=', memberId)]))
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const requestsThatAreDue = (db: Db, now: Date) =>
  openRequests(db)
    .where('takes_effect_at', '<=', now)
    .where('objected_at', 'is', null)
    .orderBy('takes_effect_at')
    .limit(50)
    .execute()

export const markRequest = (
  trx: Db,
  id: string,
  change: Partial<Omit<CallerRequestRow, 'id' | 'member_id'>>,
): Promise<boolean> =>
  hasUpdated(
    trx
      .updateTable('caller_requests')
      .set(change)
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .where('cancelled_at', 'is', null),
  )

/**
 * Writes a new request in place of one that was only begun. Returns false where one waits, or one that somebody has entered.
 * Whoever carries a request out or objects to it locks it before the members, so this does too; the members' rows make a second
 * request that begins at the same moment wait and see the first.
 */
export async function insertRequest(trx: Db, row: CallerRequestRow): Promise<boolean> {
  const ids = [row.member_id, ...(row.double_id ? [row.double_id] : [])]
  const open = openRequests(trx)
    .where(eb => eb.or([eb('member_id', 'in', ids), eb('double_id', 'in', ids)]))
    .orderBy('id')
  await open.forUpdate().execute()
  await trx.selectFrom('members').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
  const others = await open.execute()
  const isOver = (one: CallerRequestRow) =>
    stateOf(one) === 'PROVE' || (one.takes_effect_at === null && one.prove_until <= row.asked_at)
  if (!others.every(isOver)) return false
  for (const { id } of others) await markRequest(trx, id, { cancelled_at: row.asked_at })
  await trx.insertInto('caller_requests').values(row).execute()
  return true
}

/** The key of the newest code with this purpose that went to one of the member's contacts, or null. */
export async function keyOfNewestCode(
  db: Db,
  { memberId, purpose, keys }: { memberId: string; purpose: CallerPurpose; keys: readonly string[] },
): Promise<string | null> {
  const newest = await db
    .selectFrom('otp_codes')
    .select('identity')
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('identity', 'in', keys)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.identity ?? null
}

/** The contacts that an ADMIN verified without a code: the act has the same moment as the verification. */
export async function vouchedChannels(db: Db, memberId: string): Promise<Channel[]> {
  const { rows } = await sql<{ mobile: boolean; email: boolean }>`select
    exists (select from audit where act = 'member_verified' and audit.member_id = members.id
      and audit.at = mobile_verified_at) as mobile,
    exists (select from audit where act = 'member_verified' and audit.member_id = members.id
      and audit.at = email_verified_at) as email
    from members where id = ${memberId}`.execute(db)
  const { mobile = false, email = false } = rows[0] ?? {}
  return [...(mobile ? (['SMS'] as const) : []), ...(email ? (['EMAIL'] as const) : [])]
}

/** Who of staff noted the candidate's yes that stands, or null: the act has the same moment as the answer. */
export async function readYesNotedBy(
  db: Db,
  { kind, member_id }: Pick<CallerRequestRow, 'kind' | 'member_id'>,
): Promise<string | null> {
  if (kind !== 'candidate') return null
  const noted = await db
    .selectFrom('audit')
    .innerJoin('candidate_requests', 'candidate_requests.member_id', 'audit.member_id')
    .select('staff_id')
    .where('audit.member_id', '=', member_id)
    .where('act', 'in', ['candidate_answer_noted', 'registered_at_counter'])
    .where('state', '=', 'yes')
    .whereRef('audit.at', '=', 'candidate_requests.answered_at')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return noted?.staff_id ?? null
}

/** What a visitor's photo identity is compared with. A rejected paper says nothing. */
export async function readKnownOfVisitor(db: Db, memberId: string): Promise<KnownOfVisitor> {
  const document = await db
    .selectFrom('documents')
    .select('number_end')
    .where('member_id', '=', memberId)
    .where('status', '<>', 'rejected')
    .executeTakeFirst()
  const hasPhoto = await findsRow(
    db.selectFrom('photos').select('id').where('member_id', '=', memberId).where('status', '=', 'shown'),
  )
  return { hasPhoto, documentEnd: document?.number_end.toUpperCase() ?? null }
}

/** Whether one person alone works with records, so that nobody else can enter or confirm anything. */
export const isOfficeOfOne = async (db: Db, now: Date): Promise<boolean> =>
  (
    await othersWhoStay(db, { roles: ['STAFF', 'ADMIN'], now })
      .limit(2)
      .execute()
  ).length < 2

/** Whether there is one person alone, and whether whoever decides and whoever opened and entered a request are two people. */
export async function readDeciders(
  db: Db,
  { asked_by, entered_by }: Pick<CallerRequestRow, 'asked_by' | 'entered_by'>,
  { staffId, now }: { staffId: string; now: Date },
) {
  const isAlone = await isOfficeOfOne(db, now)
  const isSettled = await areSettled(db, [staffId], now)
  return { isAlone, isSettled, isByTwo: !isAlone && (await areSettled(db, [asked_by, entered_by, staffId], now)) }
}

/** The registration numbers of the two records that a request would join, the kept one first. */
export async function readJoined(db: Db, { member_id, double_id }: CallerRequestRow) {
  if (!double_id) return []
  const rows = await db
    .selectFrom('members')
    .select(['id', 'registration_no'])
    .where('id', 'in', [member_id, double_id])
    .execute()
  return rows.toSorted((one, other) => Number(other.id === member_id) - Number(one.id === member_id))
}
