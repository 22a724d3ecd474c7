import { sql } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { pageAt, rowCount } from '#server/db/outcome.ts'
import type { SecondScript } from '#server/db/schema.ts'

export const notesPerPage = 20

export async function notesPage(db: Db, memberId: string, offset: number) {
  const rows = await db
    .selectFrom('member_notes')
    .innerJoin('staff', 'staff.id', 'member_notes.staff_id')
    .select(['member_notes.id', 'kind', 'staff.name as by', 'at', 'text', 'agreed', 'next_call_on'])
    .where('member_id', '=', memberId)
    .orderBy('member_notes.id', 'desc')
    .$call(pageAt(offset, notesPerPage))
    .execute()
  const count = await rowCount(db.selectFrom('member_notes').where('member_id', '=', memberId))
  return { count, rows }
}

/**
 * The calls that were promised for today or earlier. Only the last promise to a family counts, and a call that was noted later
 * fulfils it. Nothing is marked as done, because notes never change.
 */
const due = (today: Day) => sql`from member_notes promised
  join members on members.id = promised.member_id and members.status <> 'deleted'
  where promised.next_call_on <= ${today} and not exists (
    select from member_notes later where later.member_id = promised.member_id and later.id > promised.id
      and (later.kind = 'call' or later.next_call_on is not null))`

interface DueCall {
  member_id: string
  registration_no: string
  first_name: string
  last_name: string
  second_script: SecondScript
  call_on: Day
  agreed: string
  by: string
}

export async function dueCallsPage(db: Db, today: Day, offset: number): Promise<{ count: number; rows: DueCall[] }> {
  const { rows } = await sql<DueCall>`select members.id as member_id, members.registration_no, members.first_name,
      members.last_name, members.second_script, promised.next_call_on as call_on, promised.agreed,
      (select name from staff where staff.id = promised.staff_id) as by
    ${due(today)} order by promised.next_call_on, promised.id
    offset ${offset * notesPerPage} limit ${notesPerPage}`.execute(db)
  const counted = await sql<{ count: number }>`select count(*)::int as count ${due(today)}`.execute(db)
  return { count: counted.rows[0]?.count ?? 0, rows }
}
