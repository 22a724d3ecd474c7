import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { isRunningOn } from './running.ts'

const running = (db: Db, memberId: string, now: Date) =>
  db
    .selectFrom('memberships')
    .select(['id', 'contact_views', 'contact_views_spent'])
    .where('member_id', '=', memberId)
    .where(isRunningOn(dayInIndia(now)))

type Row = { contact_views: number; contact_views_spent: number }
const left = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + row.contact_views - row.contact_views_spent, 0)

/** The contact views left in the running memberships; null where none runs. */
export async function contactViewsLeft(db: Db, memberId: string, now: Date): Promise<number | null> {
  const rows = await running(db, memberId, now).execute()
  return rows.length === 0 ? null : left(rows)
}

interface SpentView {
  membershipId: string
  /** Views left after this one. */
  left: number
}

/**
 * Spends one contact view of the membership that ends first. Refuses nothing itself: null where no membership runs,
 * 'used_up' where none has a view left. The rows are locked, so that parallel views of a member come one after the other,
 * and the check of the table has the last word.
 */
export async function spendContactView(trx: Db, memberId: string, now: Date): Promise<SpentView | 'used_up' | null> {
  const locked = () => running(trx, memberId, now).orderBy('ends_on').orderBy('id').forUpdate().execute()
  let rows = await locked()
  // A purchase may have taken the place of the row that this waited for. A second look sees the new one.
  if (rows.length === 0) rows = await locked()
  if (rows.length === 0) return null
  const open = rows.find(row => row.contact_views_spent < row.contact_views)
  if (!open) return 'used_up'
  await trx
    .updateTable('memberships')
    .set(eb => ({ contact_views_spent: eb('contact_views_spent', '+', 1) }))
    .where('id', '=', open.id)
    .execute()
  return { membershipId: open.id, left: left(rows) - 1 }
}
