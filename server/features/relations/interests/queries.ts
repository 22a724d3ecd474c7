import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'
import type { Interest } from '../relation.ts'
import { onTwoSides } from '../two-sides.ts'

interface Ends {
  senderId: string
  receiverId: string
}
export interface NewInterest {
  interest: Interest
  /** The sender took an earlier one back. */
  isRepeated: boolean
}

/**
 * Sends an interest, or returns null where the sender has paused or a side was corrected in the meantime. The unique index of the pair has the last
 * word. The one reminder is not given anew: an interest that is sent again keeps the time at
 * which an earlier one was reminded of.
 */
export async function insertInterest(db: Db, { senderId, receiverId }: Ends, now: Date): Promise<NewInterest | null> {
  const id = newId(now)
  const sides = onTwoSides(senderId, receiverId)
  const { rows } = await sql<{ reminded: boolean; repeated: boolean }>`
    insert into interests (id, sender_id, receiver_id, sent_at, status_at, reminded_at)
    select ${id}, ${senderId}, ${receiverId}, ${now}, ${now}, earlier.reminded_at
    from ${sides.from}
    cross join (
      select max(reminded_at) as reminded_at from interests
      where sender_id = ${senderId} and receiver_id = ${receiverId} and status = 'cancelled'
    ) earlier
    where one.status = 'active'
    ${sides.locked}
    on conflict do nothing
    returning reminded_at is not null as reminded, exists (
      select from interests earlier where earlier.sender_id = ${senderId} and earlier.receiver_id = ${receiverId}
        and earlier.status = 'cancelled') as repeated`.execute(db)
  const [row] = rows
  if (!row) return null
  const interest: Interest = {
    id,
    status: 'pending',
    sentAt: now,
    statusAt: now,
    seenAt: null,
    reminded: row.reminded,
    rejectionReason: null,
  }
  return { interest, isRepeated: row.repeated }
}

/** Takes back a pending interest. Returns false where it was answered in the meantime. */
export async function cancelBySender(db: Db, id: string, senderId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('interests')
    .set({ status: 'cancelled', cancelled_by: 'sender', status_at: now })
    .where('id', '=', id)
    .where('sender_id', '=', senderId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The row itself says whether the one reminder is left. */
export async function markReminded(db: Db, id: string, senderId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('interests')
    .set({ reminded_at: now })
    .where('id', '=', id)
    .where('sender_id', '=', senderId)
    .where('status', '=', 'pending')
    .where('reminded_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function acceptByReceiver(db: Db, id: string, receiverId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('interests')
    .set({ status: 'accepted', rejection_reason: null, status_at: now })
    .where('id', '=', id)
    .where('receiver_id', '=', receiverId)
    .where('status', 'in', ['pending', 'rejected'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function rejectByReceiver(
  db: Db,
  id: string,
  receiverId: string,
  rejection: { reason: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('interests')
    .set({ status: 'rejected', rejection_reason: rejection.reason, status_at: rejection.now })
    .where('id', '=', id)
    .where('receiver_id', '=', receiverId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Who sent an interest to whom, whatever became of it; null for an unknown one. */
export async function readEnds(db: Db, id: string): Promise<Ends | null> {
  const row = await db
    .selectFrom('interests')
    .select(['sender_id', 'receiver_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { senderId: row.sender_id, receiverId: row.receiver_id } : null
}

/** Remembers the receiver's first look at the sender's profile. */
export async function markSeen(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('interests').set({ seen_at: now }).where('id', '=', id).where('seen_at', 'is', null).execute()
}

/** A block takes a pending interest back, whoever of the two sent it. Returns its id, or null where there was none. */
export async function cancelByBlock(db: Db, one: string, other: string, now: Date): Promise<string | null> {
  const row = await db
    .updateTable('interests')
    .set({ status: 'cancelled', cancelled_by: 'block', status_at: now })
    .where('status', '=', 'pending')
    .where(eb =>
      eb.or([
        eb.and([eb('sender_id', '=', one), eb('receiver_id', '=', other)]),
        eb.and([eb('sender_id', '=', other), eb('receiver_id', '=', one)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}
