import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { addDays, type Day, startOfDayInIndia } from '#domain/calendar.ts'
import { daysCounted } from '#domain/finding/fair-order.ts'
import type { Overlooked } from '#domain/finding/shown.ts'
import type { Db } from '#server/db/open.ts'
import { isActiveAndVerified, listedOn } from '#server/features/relations/visibility/queries.ts'

const happened = {
  SHOWN: (since: Day) =>
    sql`select from showing_counts where showing_counts.member_id = members.id and showing_counts.day >= ${since}`,
  ASKED: (since: Day) =>
    sql`select from interests where interests.receiver_id = members.id and interests.sent_at >= ${startOfDayInIndia(since)}`,
} satisfies Record<Overlooked, (since: Day) => RawBuilder<unknown>>

/**
 * Whether nobody was shown this member, or nobody asked, in the days that count. Whoever is not in the lists, or joined within
 * these days, is not overlooked.
 */
export function isOverlooked(by: Overlooked, today: Day): RawBuilder<SqlBool> {
  const since = addDays(today, -daysCounted)
  return sql<SqlBool>`(${isActiveAndVerified()} and ${listedOn(today)} and members.joined_at < ${startOfDayInIndia(since)}
    and not exists (${happened[by](since)}))`
}

export interface OverlookedCounts {
  shown_to_nobody: number
  asked_by_nobody: number
}

/** Reads every member, so a night does it once. */
export async function countOverlooked(db: Db, today: Day): Promise<OverlookedCounts> {
  const { rows } = await sql<OverlookedCounts>`select
      count(*) filter (where ${isOverlooked('SHOWN', today)})::int as shown_to_nobody,
      count(*) filter (where ${isOverlooked('ASKED', today)})::int as asked_by_nobody
    from members`.execute(db)
  return rows[0] ?? { shown_to_nobody: 0, asked_by_nobody: 0 }
}

/** The counts of the last night, once showings were counted for as many days as they are about. */
export async function readOverlooked(db: Db, today: Day): Promise<OverlookedCounts | null> {
  const { rows } = await sql<OverlookedCounts>`select shown_to_nobody, asked_by_nobody from showing_nights
    where exists (select from showing_nights where day <= ${addDays(today, 1 - daysCounted)})
    order by day desc limit 1`.execute(db)
  return rows[0] ?? null
}
