import { sql } from 'kysely'
import { addDays, type Day, startOfDayInIndia } from '#domain/calendar.ts'
import { isFitting } from '#domain/finding/fit.ts'
import { manyUnanswered, patienceDays } from '#domain/finding/unanswered.ts'
import type { Db } from '#server/db/open.ts'
import { factColumns, wishColumns } from '#server/features/families/profile-fields/fit-columns.ts'
import { compareWithViewer } from '#server/features/families/profiles/fit.ts'
import { isRunningOn } from '#server/features/money/memberships/queries.ts'
import { isActiveAndVerified } from '#server/features/relations/visibility/queries.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'

/** The families with a plan to whom many interests have come long ago, with their senders. Few are, even in a large community. */
async function readOverdue(db: Db, today: Day): Promise<{ receiver: string; senders: string[] }[]> {
  const { rows } = await sql<{ receiver: string; senders: string[] }>`
    select receiver_id as receiver, array_agg(sender_id) as senders
    from interests join members on members.id = sender_id
    where interests.status = 'pending' and sent_at < ${startOfDayInIndia(addDays(today, -patienceDays))}
      and ${isActiveAndVerified()}
      and exists (select from memberships where memberships.member_id = receiver_id and ${isRunningOn(today)})
    group by receiver_id having count(*) >= ${manyUnanswered} order by receiver_id`.execute(db)
  return rows
}

const readWishing = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('members')
    .innerJoin('expectations', 'expectations.member_id', 'members.id')
    .where(sql<boolean>`members.id = any(${ids}::uuid[])`)
    .select(['members.id', 'members.gender', ...factColumns, ...wishColumns])
    .execute()

/** The families who come last in their class today: each leaves many without an answer with whom it fits both ways. */
export async function readWhoComesLast(db: Db, data: MasterData, today: Day): Promise<string[]> {
  const last: string[] = []
  for (const { receiver, senders } of await readOverdue(db, today)) {
    const families = await readWishing(db, [receiver, ...senders])
    const own = families.find(({ id }) => id === receiver)
    if (!own) continue
    type Family = typeof own
    const suits = (one: Family, other: Family) =>
      isFitting(compareWithViewer(data, { gender: one.gender, facts: one }, { ...other, expectation: other }).fit)
    const fitting = families.filter(other => other !== own && suits(own, other) && suits(other, own))
    if (fitting.length >= manyUnanswered) last.push(receiver)
  }
  return last
}
