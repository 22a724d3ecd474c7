import { sql } from 'kysely'
import { startOfDayInIndia } from '#domain/calendar.ts'
import { monthBefore, type TrustFigure, toldCount, trustFigures } from '#domain/site/trust.ts'
import type { Db } from '#server/db/open.ts'

type Figures<N> = Record<TrustFigure, N>

/** The instants between which a month of India's calendar lies. */
function spanOf(month: string): { from: Date; to: Date } {
  const next = new Date(`${month}-01T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return { from: startOfDayInIndia(`${month}-01`), to: startOfDayInIndia(next.toISOString().slice(0, 10)) }
}

/**
 * Counts a month from the rows themselves. A complaint belongs to the month in which its term ends, because only then is it
 * known whether it was settled in time.
 */
export async function countMonth(db: Db, month: string, now: Date): Promise<Figures<number>> {
  const { from, to } = spanOf(month)
  const within = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`
  const { rows } = await sql<Figures<number>>`select
    (select count(distinct member_id)::int from review_decisions where kind = 'document' and decision = 'approve'
      and undone_at is null and ${within('decided_at')}) as checked,
    (select count(distinct member_id)::int from candidate_answers where answer = 'yes' and ${within('at')}) as agreed,
    (select count(*)::int from complaints where kind <> 'order' and ${within('settle_by')}
      and (settle_by <= ${now} or settled_at is not null)) as complaints,
    (select count(*)::int from complaints where kind <> 'order' and ${within('settle_by')}
      and settled_at <= settle_by) as settled_in_time,
    (select count(distinct member_id)::int from review_decisions where kind in ('report', 'complaint')
      and decision = 'suspend' and undone_at is null and ${within('decided_at')}) as removed,
    (select count(*)::int from leaving_reasons where reason in ('found_here', 'found_elsewhere')
      and ${within('told_at')}) as found`.execute(db)
  return rows[0] as Figures<number>
}

/** The figures as the page tells them. */
export const toldFigures = (counted: Figures<number>): Figures<number | null> =>
  Object.fromEntries(trustFigures.map(figure => [figure, toldCount(counted[figure])])) as Figures<number | null>

export async function countCheckedNow(db: Db): Promise<number | null> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from documents join members on members.id = documents.member_id
    where documents.status = 'approved' and members.status in ('active', 'paused')`.execute(db)
  return toldCount(rows[0]?.count ?? 0)
}

/** What is hashed and sealed: the month and its figures as they are told, always spelled the same. */
export const publishedText = (month: string, told: Figures<number | null>): string =>
  JSON.stringify({ month, ...Object.fromEntries(trustFigures.map(figure => [figure, told[figure]])) })

/** The figures in a sealed text. One that was not counted then is left at none. */
export function figuresIn(text: string): Figures<number | null> {
  const sealed = JSON.parse(text) as Partial<Figures<number | null>>
  return Object.fromEntries(trustFigures.map(figure => [figure, sealed[figure] ?? null])) as Figures<number | null>
}

/** Settled complaints are deleted after half a year, so earlier months could not be counted rightly any more. */
const monthsBack = 5

/** The finished months that can be sealed, the earliest first. None before the first member came. */
export async function monthsToSeal(db: Db, thisMonth: string): Promise<string[]> {
  const first = await db
    .selectFrom('members')
    .select(sql<string | null>`to_char(min(joined_at) at time zone 'Asia/Kolkata', 'YYYY-MM')`.as('month'))
    .executeTakeFirst()
  const beginning = first?.month
  if (!beginning) return []
  const months: string[] = []
  for (let month = monthBefore(thisMonth); months.length < monthsBack && month >= beginning; month = monthBefore(month))
    months.unshift(month)
  const sealed = await db.selectFrom('trust_months').select('month').execute()
  return months.filter(month => !sealed.some(row => row.month === month))
}
