import { sql } from 'kysely'
import { type ReviewKind, reviewKinds } from '#domain/office/review.ts'
import type { Db } from '#server/db/open.ts'
import { pageAt, rowCount } from '#server/db/outcome.ts'
import { farthestCopy } from '#server/features/families/photos/fingerprint.ts'

export const queuePage = 50

/** A page of waiting items, each with its holder. */
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
        // Complaints with an unconfirmed contact come after the rest, however late they are.
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
    .select(['members.registration_no', 'members.first_name', 'members.last_name', 'members.second_script'])
    .select('complaints.number')
    .select(['stories.groom_first_name', 'stories.groom_last_name'])
    .select(['stories.bride_first_name', 'stories.bride_last_name'])
    .orderBy('page.is_below')
    .orderBy('page.due_at')
    .orderBy('page.id')
    .execute()
export type QueueRow = Awaited<ReturnType<typeof queuePageOf>>[number]

/** The photos of these items with their members, in the order of the queue. */
export const photosOf = (db: Db, items: readonly string[]) =>
  db
    .selectFrom('review_items')
    .innerJoin('members', 'members.id', 'review_items.member_id')
    .where('review_items.id', 'in', items)
    .select(['review_items.id', 'review_items.version', 'review_items.due_at', 'review_items.subject_id'])
    .select(['members.id as member_id', 'members.registration_no', 'members.first_name', 'members.last_name'])
    .select(['members.second_script', 'members.gender', 'members.date_of_birth'])
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

/** How many items of each kind wait, and how many are late: of one kind if it is given. */
export async function countQueue(db: Db, now: Date, late?: ReviewKind) {
  const rows = await waitingByKind(db, now).execute()
  const countOf = (kind: ReviewKind) => rows.find(row => row.kind === kind)?.waiting ?? 0
  return {
    counts: Object.fromEntries(reviewKinds.map(kind => [kind, countOf(kind)])) as Record<ReviewKind, number>,
    overdue: rows.reduce((sum, row) => sum + (late === undefined || late === row.kind ? row.overdue : 0), 0),
  }
}

export const decidedPage = 20
/** Nobody pages further than this, and counting every decision ever made would get slower each year. */
const countedAtMost = 10_000

interface DecidedSearch {
  kind?: ReviewKind | undefined
}

const decisions = (db: Db, { kind }: DecidedSearch) =>
  db.selectFrom('review_decisions').$if(kind !== undefined, query => query.where('kind', '=', sql.lit(kind ?? 'photo')))

export function countDecided(db: Db, kind?: ReviewKind): Promise<number> {
  const counted = decisions(db, { kind }).select('id').limit(countedAtMost)
  return rowCount(db.selectFrom(counted.as('counted')))
}

/** A page of decisions, the latest first, each with its member and its author. */
export const decidedPageOf = (db: Db, { kind, offset }: DecidedSearch & { offset: number }) =>
  db
    .with('page', () =>
      decisions(db, { kind })
        .selectAll()
        .orderBy('decided_at', 'desc')
        .orderBy('id', 'desc')
        .$call(pageAt(offset, decidedPage)),
    )
    .selectFrom('page')
    .innerJoin('staff', 'staff.id', 'page.staff_id')
    .leftJoin('members', 'members.id', 'page.member_id')
    .leftJoin('complaints', join =>
      join.onRef('complaints.id', '=', 'page.subject_id').on('page.kind', '=', sql.lit('complaint')),
    )
    .leftJoin('success_stories as stories', join =>
      join.onRef('stories.id', '=', 'page.subject_id').on('page.kind', '=', sql.lit('story')),
    )
    .select(['page.id', 'page.kind', 'page.decision', 'page.decided_at', 'page.undone_at'])
    .select(['page.reason', 'page.told', 'page.answer'])
    .select(['page.member_id', 'members.registration_no', 'members.first_name', 'members.last_name'])
    .select('members.second_script')
    .select(['staff.id as staff_id', 'staff.name as staff_name', 'complaints.number'])
    .select(['stories.groom_first_name', 'stories.groom_last_name'])
    .select(['stories.bride_first_name', 'stories.bride_last_name'])
    .orderBy('page.decided_at', 'desc')
    .orderBy('page.id', 'desc')
    .execute()
export type DecidedRow = Awaited<ReturnType<typeof decidedPageOf>>[number]

/** The texts of a profile that staff look through. */
export const readTexts = (db: Db, memberId: string) =>
  db
    .selectFrom('members')
    .leftJoin('expectations', 'expectations.member_id', 'members.id')
    .where('members.id', '=', memberId)
    .select(['first_name', 'middle_name', 'last_name', 'education', 'occupation', 'other_info', 'other_expectations'])
    .select(['members.second_script', 'expectations.second_script as expectation_forms'])
    .executeTakeFirstOrThrow()

/** A report with the status of the latest interest between the two families. */
export const readReport = (db: Db, id: string) =>
  db
    .selectFrom('reports')
    .leftJoin('interests', join =>
      join.on(eb =>
        eb.or([
          eb.and([eb('sender_id', '=', eb.ref('reporter_id')), eb('receiver_id', '=', eb.ref('reported_id'))]),
          eb.and([eb('sender_id', '=', eb.ref('reported_id')), eb('receiver_id', '=', eb.ref('reporter_id'))]),
        ]),
      ),
    )
    .where('reports.id', '=', id)
    .orderBy('interests.status_at', 'desc')
    .select(['reports.message', 'reports.reporter_id', 'reports.reported_id', 'interests.status'])
    .executeTakeFirst()

/**
 * Whether an item shows a photo to a REVIEWER: an open one, or one that they decided and may still undo. It shows the photos of its
 * members, and beside its own photo the near copies.
 */
export async function isShownByItem(
  db: Db,
  { photoId, staffId, now }: { photoId: string; staffId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`select from photos asked, review_items item
      left join photos shown on item.kind = 'photo' and shown.id = item.subject_id
      left join reports on item.kind = 'report' and reports.id = item.subject_id
    where asked.id = ${photoId} and item.kind <> 'story'
      and item.id = any(array(select id from review_items where decided_at is null
        union all select item_id from review_decisions
        where staff_id = ${staffId} and told_at is null and undone_at is null and undo_until > ${now}))
      and (asked.member_id in (item.member_id, reports.reporter_id)
        or bit_count(shown.fingerprint # asked.fingerprint) <= ${farthestCopy}) limit 1`.execute(db)
  return rows.length > 0
}
