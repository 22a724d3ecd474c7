import { type Selectable, sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow, hasUpdated } from '#server/db/outcome.ts'
import type { Schema } from '#server/db/schema.ts'
import type { CallerPurpose } from '#server/features/access/codes/rules.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { KnownAnswers } from './rules.ts'

export type CallerRequestRow = Selectable<Schema['caller_requests']>

const openRequests = (db: Db) =>
  db
    .selectFrom('caller_requests')
    .selectAll()
    .where('done_at', 'is', null)
    .where('objected_at', 'is', null)
    .where('cancelled_at', 'is', null)

/** The open request of a member, or null. One that was not proven in time no longer counts. */
export async function readOpenRequest(db: Db, memberId: string, now: Date): Promise<CallerRequestRow | null> {
  const row = await openRequests(db).where('member_id', '=', memberId).executeTakeFirst()
  return row && (row.takes_effect_at || row.prove_until > now) ? row : null
}

/** Reads an open request by its id and locks it until the transaction ends. */
export async function lockOpenRequest(trx: Db, id: string): Promise<CallerRequestRow | null> {
  return (await openRequests(trx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

export const readLastRequest = (db: Db, memberId: string) =>
  db
    .selectFrom('caller_requests')
    .select(['kind', 'done_at', 'objected_at', 'cancelled_at'])
    .where('member_id', '=', memberId)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether the family objected to a request since then. */
export const hasObjectedSince = (db: Db, memberId: string, since: Date): Promise<boolean> =>
  findsRow(
    db.selectFrom('caller_requests').select('id').where('member_id', '=', memberId).where('objected_at', '>=', since),
  )

export const requestsThatAreDue = (db: Db, now: Date) =>
  openRequests(db).where('takes_effect_at', '<=', now).orderBy('takes_effect_at').limit(50).execute()

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
      .where('objected_at', 'is', null)
      .where('cancelled_at', 'is', null),
  )

/** Writes a new request in place of one that was only begun. Returns false where one waits or is written at the same moment. */
export async function insertRequest(trx: Db, row: CallerRequestRow): Promise<boolean> {
  await trx
    .updateTable('caller_requests')
    .set({ cancelled_at: row.asked_at })
    .where('member_id', '=', row.member_id)
    .where('done_at', 'is', null)
    .where('objected_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('takes_effect_at', 'is', null)
    .execute()
  // If two begin at the same moment, the index lets one through.
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('caller_requests')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
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

/** The true answers to the questions: facts of this family that no other one can read. */
export async function readTruths(db: Db, memberId: string): Promise<KnownAnswers> {
  const payment = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.amount_paise')
    .where('orders.member_id', '=', memberId)
    .where('is_surplus', '=', false)
    .orderBy('paid_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const member = await db.selectFrom('members').select('joined_at').where('id', '=', memberId).executeTakeFirst()
  const document = await db
    .selectFrom('documents')
    .select('number_end')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return {
    ...(payment && { last_payment: String(Math.floor(Number(payment.amount_paise) / 100)) }),
    ...(member && { joined: dayInIndia(member.joined_at).slice(0, 7) }),
    ...(document && { document: document.number_end.toUpperCase() }),
  }
}
