import { sql } from 'kysely'
import { type Day, dayInIndia } from '#domain/calendar.ts'
import type { SqlValue } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import { isRunningOn } from './queries.ts'

const runningMemberships = (db: Db, memberId: string, now: Date) =>
  db
    .selectFrom('memberships')
    .select(['id', 'contact_views', 'contact_views_spent', 'held_views'])
    .where('member_id', '=', memberId)
    .where(isRunningOn(dayInIndia(now)))

/** The contact views that can be spent now, and those that wait for a payment's confirmation; null where no plan runs. */
export async function readContactViews(
  db: Db,
  memberId: string,
  now: Date,
): Promise<{ left: number; held: number } | null> {
  const rows = await runningMemberships(db, memberId, now).execute()
  if (rows.length === 0) return null
  const held = rows.reduce((sum, row) => sum + row.held_views, 0)
  return { left: rows.reduce((sum, row) => sum + row.contact_views - row.contact_views_spent, -held), held }
}

/**
 * Parts of a statement that spends one contact view of the running membership that ends first. `running` holds the running
 * memberships, locked so that parallel views of one member wait for each other. `spent` holds the membership that paid, and
 * has no row where no view is left. The check constraint of the table has the last word.
 */
export const spendingParts = (memberId: SqlValue<string>, today: SqlValue<Day>) => sql`
  running as (
    select id, contact_views - held_views as contact_views, contact_views_spent, held_views, ends_on from memberships
    where member_id = ${memberId} and ${isRunningOn(today)} order by ends_on, id for update
  ), spent as (
    update memberships set contact_views_spent = memberships.contact_views_spent + 1
    where id = (
      select id from running where contact_views_spent < contact_views order by ends_on, id limit 1)
    returning id
  )`
/** Whether views of `running` wait for the confirmation of a payment. */
export const isViewHeld = sql<boolean>`exists (select from running where held_views > 0)`
/** How many views `running` had left before one was spent; null where no membership runs. */
export const leftBeforeSpending = sql<
  number | null
>`(select sum(contact_views - contact_views_spent)::int from running)`
