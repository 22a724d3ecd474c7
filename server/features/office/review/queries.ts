import { sql } from 'kysely'
import { type ReviewKind, reviewKinds } from '#domain/office/review.ts'
import type { Db } from '#server/db/open.ts'
import { pageAt } from '#server/db/outcome.ts'

export const queuePage = 50

/** A page of what waits, with who looks at it now. */
export const queuePageOf = (
  db: Db,
  { kind, offset, now }: { kind?: ReviewKind | undefined; offset: number; now: Date },
) =>
  db
    .with('page', page =>
      page
        .selectFrom('review_items')
        .selectAll()
        .where('decided_at', 'is', null)
        .$if(kind !== undefined, query => query.where('kind', '=', sql.lit(kind ?? 'photo')))
        // Complaints that nobody confirmed stand below the rest, however late they are.
        .orderBy('is_below')
        .orderBy('due_at')
        .orderBy('id')
        .$call(pageAt(offset, queuePage)),
    )
    .selectFrom('page')
    .leftJoin('members', 'members.id', 'page.member_id')
    .leftJoin('staff', join => join.onRef('staff.id', '=', 'page.claimed_by').on('page.claimed_until', '>', now))
    .leftJoin('complaints', join =>
      join.onRef('complaints.id', '=', 'page.subject_id').on('page.kind', '=', sql.lit('complaint')),
    )
    .leftJoin('success_stories as stories', join =>
      join.onRef('stories.id', '=', 'page.subject_id').on('page.kind', '=', sql.lit('story')),
    )
    .select(['page.id', 'page.kind', 'page.since', 'page.due_at', 'page.is_below'])
    .select(['staff.id as staff_id', 'staff.name as staff_name'])
    .select(['members.registration_no', 'members.first_name', 'members.last_name', 'complaints.number'])
    .select(['stories.groom_first_name', 'stories.groom_last_name'])
    .select(['stories.bride_first_name', 'stories.bride_last_name'])
    .orderBy('page.is_below')
    .orderBy('page.due_at')
    .orderBy('page.id')
    .execute()
export type QueueRow = Awaited<ReturnType<typeof queuePageOf>>[number]

/** Photos that wait, with whose they are, in the order of the queue. */
export const photosOf = (db: Db, items: readonly string[]) =>
  db
    .selectFrom('review_items')
    .innerJoin('members', 'members.id', 'review_items.member_id')
    .where('review_items.id', 'in', items)
    .select(['review_items.id', 'review_items.version', 'review_items.due_at', 'review_items.subject_id'])
    .select(['members.id as member_id', 'members.registration_no', 'members.first_name', 'members.last_name'])
    .select(['members.gender', 'members.date_of_birth'])
    .orderBy('review_items.due_at')
    .orderBy('review_items.id')
    .execute()
export type PhotoRow = Awaited<ReturnType<typeof photosOf>>[number]

export const waitingByKind = (db: Db, now: Date) =>
  db
    .selectFrom('review_items')
    .where('decided_at', 'is', null)
    .groupBy('kind')
    .select('kind')
    .select(eb => [
      eb.fn.countAll<number>().as('waiting'),
      eb.fn.countAll<number>().filterWhere('due_at', '<', now).as('overdue'),
    ])

/** How many of each kind wait, and how many are late, of all or of one kind. */
export async function countQueue(db: Db, now: Date, late?: ReviewKind) {
  const rows = await waitingByKind(db, now).execute()
  const countOf = (kind: ReviewKind) => rows.find(row => row.kind === kind)?.waiting ?? 0
  return {
    counts: Object.fromEntries(reviewKinds.map(kind => [kind, countOf(kind)])) as Record<ReviewKind, number>,
    overdue: rows.reduce((sum, row) => sum + (late === undefined || late === row.kind ? row.overdue : 0), 0),
  }
}
