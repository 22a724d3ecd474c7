import { sql } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import { compiledQuery, type ParametersOf } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'

/** The rows that a member read for the first time today. */
export interface NewRows {
  memberId: string
  day: Day
  numbers: readonly number[]
}

const numbersRead = compiledQuery((db, { memberId, day }: ParametersOf<{ memberId: string; day: Day }>) =>
  db.selectFrom('rows_read').select('numbers').where('member_id', '=', memberId).where('day', '=', day),
)

export async function readNumbers(db: Db, memberId: string, day: Day): Promise<number[]> {
  const [row] = await numbersRead(db, { memberId, day })
  return row?.numbers ?? []
}

interface Flat {
  members: string[]
  days: Day[]
  numbers: number[]
}

// The rows are inserted in the order of the members: two nodes that lock the same rows in different orders would wait for
// each other.
const addFlat = compiledQuery(
  (_db, flat: ParametersOf<Flat>) => sql<{ member_id: string; day: Day; count: number }>`
    insert into rows_read (member_id, day, numbers)
    select member_id, day, array_agg(number)
    from unnest(${flat.members}::uuid[], ${flat.days}::date[], ${flat.numbers}::int[]) as read (member_id, day, number)
    group by member_id, day order by member_id, day
    on conflict (member_id, day) do update
      set numbers = array(select distinct unnest(rows_read.numbers || excluded.numbers))
    returning member_id, day, cardinality(numbers) as count`,
)

/** Adds the rows of many members in one statement. Returns how many different ones each of them has read on that day. */
export async function addNumbers(db: Db, all: readonly NewRows[]): Promise<number[]> {
  const each = all.flatMap(({ memberId, day, numbers }) => numbers.map(number => ({ memberId, day, number })))
  const counts = await addFlat(db, {
    members: each.map(one => one.memberId),
    days: each.map(one => one.day),
    numbers: each.map(one => one.number),
  })
  return all.map(({ memberId, day }) => counts.find(one => one.member_id === memberId && one.day === day)?.count ?? 0)
}
