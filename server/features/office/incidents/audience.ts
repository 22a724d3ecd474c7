import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { addDays, type Day, startOfDayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { type IncidentAudience, numbersIn } from './rules.ts'

const everything = sql<SqlBool>`true`
const since = (day: Day) => startOfDayInIndia(day)
const before = (day: Day) => startOfDayInIndia(addDays(day, 1))

function joinedIn({ joined_from: from, joined_to: to }: IncidentAudience): RawBuilder<SqlBool> {
  return sql`${from ? sql`joined_at >= ${since(from)}` : everything} and ${to ? sql`joined_at < ${before(to)}` : everything}`
}

/** Used on those days: a session of then, or a login in the security events, which outlive sessions. */
function usedIn({ used_from: from, used_to: to }: IncidentAudience): RawBuilder<SqlBool> {
  if (!from && !to) return everything
  return sql`(exists (select from sessions where member_id = members.id
      and ${from ? sql`last_used_on >= ${from}` : everything} and ${to ? sql`created_at < ${before(to)}` : everything})
    or exists (select from security_events where member_id = members.id and event = 'login'
      and ${from ? sql`at >= ${since(from)}` : everything} and ${to ? sql`at < ${before(to)}` : everything}))`
}

const hasIdPaper = sql<SqlBool>`exists (select from documents where member_id = members.id)`
const hasPaid = sql<SqlBool>`exists (
  select from orders join payments on payments.order_id = orders.id where orders.member_id = members.id)`

/** The condition for rows of `members`. Members who have left cannot be told: their contacts are sealed. */
export function conditionOf(whom: IncidentAudience): RawBuilder<SqlBool> {
  const isThere = sql<SqlBool>`members.status <> 'deleted'`
  switch (whom.by) {
    case 'ALL':
      return isThere
    case 'LIST':
      return sql`${isThere} and registration_no = any(${numbersIn(whom.registration_nos)})`
    case 'FILTER':
      return sql`${isThere} and ${joinedIn(whom)} and ${usedIn(whom)}
        and ${whom.has_id_paper ? hasIdPaper : everything} and ${whom.has_paid ? hasPaid : everything}`
  }
}

export async function countChosen(db: Db, incidentId: string, whom: IncidentAudience) {
  const { rows } = await sql<{ count: number; told_before: number }>`
    select count(*) filter (where told.id is null)::int as count, count(told.id)::int as told_before
    from members left join incident_members told on told.incident_id = ${incidentId} and told.member_id = members.id
    where ${conditionOf(whom)}`.execute(db)
  return rows[0] ?? { count: 0, told_before: 0 }
}

/** The numbers of a list that belong to no present member. */
export async function unknownNumbers(db: Db, whom: IncidentAudience): Promise<string[]> {
  if (whom.by !== 'LIST') return []
  const { rows } = await sql<{ typed: string }>`
    select typed from unnest(${numbersIn(whom.registration_nos)}::text[]) typed
    where not exists (select from members where registration_no = typed and status <> 'deleted')`.execute(db)
  return rows.map(({ typed }) => typed)
}
