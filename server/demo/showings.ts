import { sql } from 'kysely'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { daysCounted } from '#domain/finding/fair-order.ts'
import type { Db } from '#server/db/open.ts'
import { countOverlooked } from '#server/features/finding/showings/overlooked.ts'
import { noteCounted } from '#server/features/finding/showings/queries.ts'

/** One family of so many was shown to nobody, so that the office has somebody to call. */
const oneOverlookedOf = 40

/** Writes how often families were shown in the last days. The first night makes totals of it. */
export async function writeShowingCounts(trx: Db, now: Date): Promise<void> {
  const today = dayInIndia(now)
  await sql`
    insert into showing_counts (member_id, day, shown)
    select members.id, day::date, 1 + abs(hashtext(members.id::text || day::text)) % 6
    from members, generate_series(${addDays(today, -daysCounted)}::date, ${addDays(today, -1)}::date, '1 day') as day
    where members.status = 'active' and members.joined_at < day
      and abs(hashtext(members.id::text)) % ${oneOverlookedOf}::int > 0
      and abs(hashtext(day::text || members.id::text)) % 4 = 0`.execute(trx)
  const overlooked = await countOverlooked(trx, today)
  for (let before = daysCounted; before > 0; before--) await noteCounted(trx, addDays(today, -before), overlooked)
}
