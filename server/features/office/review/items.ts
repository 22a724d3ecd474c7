import { sql } from 'kysely'
import type { ReviewKind } from '#domain/office/review.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { carryLooksOver, isLookedAtBy } from './looks.ts'
import { claimEndOf } from './rules.ts'

export const readItem = (db: Db, id: string) =>
  db.selectFrom('review_items').selectAll().where('id', '=', id).executeTakeFirst()
export type ReviewItem = NonNullable<Awaited<ReturnType<typeof readItem>>>

/**
 * Gives the item to this one of staff alone, or returns null where it is decided or with a colleague. Two who ask at the same
 * moment write the same row, and the second then finds the claim of the first.
 */
export const claimItem = (db: Db, id: string, staffId: string, now: Date) =>
  db
    .updateTable('review_items')
    .set({ claimed_by: staffId, claimed_until: claimEndOf(now) })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .where(eb => eb.or([eb('claimed_by', 'is', null), eb('claimed_by', '=', staffId), eb('claimed_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst()

/**
 * Gives the next photos that nobody else looks at to this one of staff. What a colleague takes at this moment is passed over, so
 * that two who ask together get different ones.
 */
export const claimNextPhotos = (db: Db, staffId: string, limit: number, now: Date) =>
  db
    .updateTable('review_items')
    .set({ claimed_by: staffId, claimed_until: claimEndOf(now) })
    .where('id', 'in', eb =>
      eb
        .selectFrom('review_items')
        .select('id')
        .where('decided_at', 'is', null)
        .where('kind', '=', sql.lit('photo'))
        .where(or =>
          or.or([or('claimed_by', 'is', null), or('claimed_by', '=', staffId), or('claimed_until', '<=', now)]),
        )
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .where('decided_at', 'is', null)
    .returning('id')
    .execute()

/** Gives items back, for colleagues to take. */
export async function releaseItems(db: Db, ids: readonly string[], staffId: string): Promise<void> {
  await db
    .updateTable('review_items')
    .set({ claimed_by: null, claimed_until: null })
    .where('id', 'in', ids)
    .where('decided_at', 'is', null)
    .where('claimed_by', '=', staffId)
    .execute()
}

interface ItemDecision {
  id: string
  version: number
  staffId: string
  /** An approval is of what one has seen. */
  mustBeSeen: boolean
  now: Date
}

/**
 * Marks the item as decided by whoever holds it. Returns nothing where it changed since they looked, was decided meanwhile, is
 * no longer theirs, or was to be seen first.
 */
export const closeItem = (trx: Db, { id, version, staffId, mustBeSeen, now }: ItemDecision) =>
  trx
    .updateTable('review_items')
    .set({ decided_at: now, claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('decided_at', 'is', null)
    .where('claimed_by', '=', staffId)
    .where('claimed_until', '>', now)
    .$if(mustBeSeen, query => query.where(isLookedAtBy(staffId)))
    .returningAll()
    .executeTakeFirst()

/** Whether nothing but a look is missing for a decision of this one of staff. */
export const isUnseen = (db: Db, { id, version, staffId, now }: Omit<ItemDecision, 'mustBeSeen'>) =>
  findsRow(
    db
      .selectFrom('review_items')
      .select('id')
      .where('id', '=', id)
      .where('version', '=', version)
      .where('decided_at', 'is', null)
      .where('claimed_by', '=', staffId)
      .where('claimed_until', '>', now)
      .where(eb => eb.not(isLookedAtBy(staffId))),
  )

/** Lets the item wait again, in the hands of whoever undid its decision. Returns false where it is gone. */
export async function reopenItem(trx: Db, id: string, staffId: string, now: Date): Promise<boolean> {
  const waiting = await trx
    .updateTable('review_items')
    .set({
      decided_at: null,
      version: sql<number>`version + 1`,
      claimed_by: staffId,
      claimed_until: claimEndOf(now),
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirst()
  if (!waiting) return false
  await carryLooksOver(trx, id, staffId, waiting.version)
  return true
}

interface NewItem {
  kind: ReviewKind
  subjectId: string
  memberId: string
  now: Date
}

/**
 * Closes the item of something that is decided elsewhere than in the queue, whoever holds it. The version counts up, so that a
 * decision about what was looked at before is refused. What never waited gets an item that does not wait.
 */
export async function closeUnclaimed(trx: Db, { kind, subjectId, memberId, now }: NewItem) {
  const before = await trx
    .selectFrom('review_items')
    .select('decided_at')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .forUpdate()
    .executeTakeFirst()
  const closed = { decided_at: now, claimed_by: null, claimed_until: null }
  const item = await trx
    .insertInto('review_items')
    .values({ kind, subject_id: subjectId, member_id: memberId, since: now, due_at: now, ...closed })
    .onConflict(conflict =>
      conflict
        .columns(['kind', 'subject_id'])
        .doUpdateSet(eb => ({ ...closed, version: eb('review_items.version', '+', 1) })),
    )
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  return { ...item, wasWaiting: before !== undefined && before.decided_at === null }
}
