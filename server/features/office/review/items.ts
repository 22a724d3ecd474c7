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
 * Claims an item for one member of staff. Returns nothing if it is decided or a colleague holds it. Two claims at the same moment
 * write the same row, so the second finds the first one's claim.
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
 * Claims the next photos that nobody holds. Rows that a colleague is claiming at this moment are skipped, so two who ask together
 * get different photos.
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

/** Ends one's own claims, so that colleagues can take the items. */
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
  /** Whether the decision needs a look at every part first. */
  mustBeSeen: boolean
  now: Date
}

/**
 * Marks the item as decided by its holder. Returns nothing if it has changed, was decided, is no longer theirs, or was not looked
 * at as it must be.
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

/** Whether this holder could decide, had they looked at every part. */
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

/** Puts the item back into the queue, claimed by whoever undid its decision. Returns false if it is gone. */
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
 * Closes the item of a subject that is decided outside the queue, whoever holds it. The version goes up, so a decision about the
 * earlier version is refused. A subject that never waited gets a closed item.
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
