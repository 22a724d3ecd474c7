import { sql } from 'kysely'
import { grievanceKinds } from '#domain/site/complaints.ts'
import type { Db } from '#server/db/open.ts'
import { type Figures, finishedMonths, type Grievances, publishedCount, spanOf } from './rules.ts'

/**
 * Counts a month from the rows themselves. A complaint belongs to the month in which its term ends, because it is not known
 * earlier whether it was settled in time.
 */
export async function countMonth(db: Db, month: string, now: Date): Promise<Figures<number>> {
  const { from, to } = spanOf(month)
  const within = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`
  const { rows } = await sql<Figures<number>>`select
    (select count(distinct member_id)::int from review_decisions where kind = 'document' and decision = 'approve'
      and undone_at is null and ${within('decided_at')}) as checked,
    (select count(distinct member_id)::int from candidate_answers where answer = 'yes' and ${within('at')}) as agreed,
    (select count(*)::int from complaints where kind = any(${grievanceKinds}) and ${within('settle_by')}
      and (settle_by <= ${now} or settled_at is not null)) as complaints,
    (select count(*)::int from complaints where kind = any(${grievanceKinds}) and ${within('settle_by')}
      and settled_at <= settle_by) as settled_in_time,
    (select count(distinct member_id)::int from review_decisions where kind in ('report', 'complaint')
      and decision = 'suspend' and undone_at is null and ${within('decided_at')}) as removed,
    (select count(*)::int from contact_views where ${within('returned_at')}) as returned,
    (select count(*)::int from agent_numbers where state = 'barred' and ${within('decided_at')}) as barred,
    (select count(*)::int from recalls where ${within('begun_at')}) as recalled,
    (select count(*)::int from leaving_reasons where reason in ('found_here', 'found_elsewhere')
      and ${within('told_at')}) as found`.execute(db)
  return rows[0] as Figures<number>
}

/** What became of the grievances of a month: those that came, those settled in it, and those open when it ended. */
export async function countGrievances(db: Db, month: string): Promise<Grievances> {
  const { from, to } = spanOf(month)
  const { rows } = await sql<Grievances>`select
    count(*) filter (where made_at >= ${from})::int as received,
    count(*) filter (where settled_at >= ${from} and settled_at < ${to})::int as settled,
    count(*) filter (where settled_at is null or settled_at >= ${to})::int as open
    from complaints where kind = any(${grievanceKinds}) and made_at < ${to}`.execute(db)
  return rows[0] as Grievances
}

/** How many members have the mark 'ID checked' today, as it is published. */
export async function countCheckedNow(db: Db): Promise<number | null> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from documents join members on members.id = documents.member_id
    where documents.status = 'approved' and members.status in ('active', 'paused')`.execute(db)
  return publishedCount(rows[0]?.count ?? 0)
}

/** The finished months that can be sealed, the earliest first. There is none before the first member joined. */
export async function monthsToSeal(db: Db, thisMonth: string): Promise<string[]> {
  const first = await db
    .selectFrom('members')
    .select(sql<string | null>`to_char(min(joined_at) at time zone 'Asia/Kolkata', 'YYYY-MM')`.as('month'))
    .executeTakeFirst()
  if (!first?.month) return []
  const months = finishedMonths(first.month, thisMonth)
  const sealed = await db.selectFrom('trust_months').select('month').execute()
  return months.filter(month => !sealed.some(row => row.month === month))
}
