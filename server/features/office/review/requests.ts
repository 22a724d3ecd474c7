import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

export const requestsPerPage = 20

const hasPaper = sql<boolean>`exists (select from complaint_papers where complaint_id = complaints.id)`

/** A page of the requests and complaints of families, without orders: those still to be answered first, by their terms. */
export async function readRequests(db: Db, offset: number) {
  const ofFamilies = db.selectFrom('complaints').where('complaints.kind', '<>', 'order')
  const { count } = await ofFamilies.select(eb => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await ofFamilies
    .leftJoin('members', 'members.id', 'complaints.about_id')
    .leftJoin('review_items', join =>
      join.onRef('review_items.subject_id', '=', 'complaints.id').on('review_items.kind', '=', sql.lit('complaint')),
    )
    .select(['complaints.number', 'complaints.kind', 'complaints.about_id', 'members.registration_no'])
    .select(['complaints.made_at', 'settle_by', 'acknowledged_at', 'settled_at', 'review_items.id as item_id'])
    .select(eb => [
      hasPaper.as('has_paper'),
      eb
        .selectFrom('review_decisions')
        .innerJoin('staff', 'staff.id', 'review_decisions.staff_id')
        .whereRef('review_decisions.item_id', '=', 'review_items.id')
        .where('review_decisions.decision', 'in', ['settle', 'suspend'])
        .where('undone_at', 'is', null)
        .orderBy('decided_at', 'desc')
        .limit(1)
        .select('staff.name')
        .as('answered_by'),
    ])
    .orderBy(sql`settled_at is not null`)
    .orderBy('settle_by')
    .orderBy('complaints.id')
    .offset(offset * requestsPerPage)
    .limit(requestsPerPage)
    .execute()
  return { count: Number(count), rows }
}

/** Locks a request by its number, so that of two papers at once one is refused. */
export const lockRequest = (trx: Db, number: string) =>
  trx
    .selectFrom('complaints')
    .select(['complaints.id', 'about_id', hasPaper.as('has_paper')])
    .where('number', '=', number)
    .where('complaints.kind', '<>', 'order')
    .forUpdate()
    .executeTakeFirst()
