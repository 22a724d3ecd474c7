import { sql } from 'kysely'
import { dayMs } from '#domain/durations.ts'
import { daysUntilSettled, type StaffRole } from '#domain/office/staff.ts'
import type { Db } from '#server/db/open.ts'

/** Whether these logins have been in the same hands long enough to be two people. The database asks the same at each confirmation. */
export async function areSettled(db: Db, staffIds: readonly (string | null)[], now: Date): Promise<boolean> {
  const { rows } = await sql<{ young: number }>`select count(*)::int as young
    from unnest(${staffIds.filter(id => id !== null)}::uuid[]) as id where not staff_is_settled(id, ${now})`.execute(db)
  return rows[0]?.young === 0
}

/**
 * Everybody else in the office, but for whoever came in the last seven days: an ADMIN who is alone does not become two by an
 * invitation. A reset changes nothing here, or it would make whoever made it alone.
 */
export const othersWhoStay = (db: Db, { roles, but, now }: { roles: readonly StaffRole[]; but?: string; now: Date }) =>
  db
    .selectFrom('staff')
    .select('id')
    .where('retired_at', 'is', null)
    .where('role', 'in', roles)
    .where('joined_at', '<=', new Date(now.getTime() - daysUntilSettled * dayMs))
    .$if(but !== undefined, query => query.where('id', '<>', but ?? ''))
