import { sql } from 'kysely'
import type { ReviewKind } from '#domain/office/review.ts'
import type { Db } from '#server/db/open.ts'
import { pageAt, rowCount } from '#server/db/outcome.ts'

export const decidedPage = 20
/** Nobody turns further pages than these, and counting everything ever decided would take ever longer. */
const countedAtMost = 10_000

interface Search {
  kind?: ReviewKind | undefined
}

const decisions = (db: Db, { kind }: Search) =>
  db.selectFrom('review_decisions').$if(kind !== undefined, query => query.where('kind', '=', sql.lit(kind ?? 'photo')))

export function countDecided(db: Db, kind?: ReviewKind): Promise<number> {
  const counted = decisions(db, { kind }).select('id').limit(countedAtMost)
  return rowCount(db.selectFrom(counted.as('counted')))
}

/** A page of what was decided, with whose it is and who decided, the latest first. */
export const decidedPageOf = (db: Db, { kind, offset }: Search & { offset: number }) =>
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
    .select(['page.id', 'page.kind', 'page.decision', 'page.reason', 'page.decided_at', 'page.undone_at'])
    .select(['page.member_id', 'members.registration_no', 'members.first_name', 'members.last_name'])
    .select(['staff.id as staff_id', 'staff.name as staff_name', 'complaints.number'])
    .select(['stories.groom_first_name', 'stories.groom_last_name'])
    .select(['stories.bride_first_name', 'stories.bride_last_name'])
    .orderBy('page.decided_at', 'desc')
    .orderBy('page.id', 'desc')
    .execute()
export type DecidedRow = Awaited<ReturnType<typeof decidedPageOf>>[number]
