import { type ExpressionBuilder, sql } from 'kysely'
import type { InputOf } from '#contract/endpoint.ts'
import type { auditList } from '#contract/office/audit.ts'
import { addDays, type Day, dayInIndia, startOfDayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { pageAt, rowCount } from '#server/db/outcome.ts'
import type { Schema } from '#server/db/schema.ts'
import type { StaffMember } from '#server/http/staff.ts'

type AuditSearch = InputOf<typeof auditList>
export const auditPage = 20

const ends = (from?: Day, to?: Day) => ({
  since: from && startOfDayInIndia(from),
  before: to && startOfDayInIndia(addDays(to, 1)),
})

/** A record that somebody of staff opened in so many days is one that they work on. */
const daysOfWork = 30

interface Reader {
  staff: Pick<StaffMember, 'id' | 'role'>
  now: Date
}

/**
 * What their work needs of the audit: their own acts, and those on the records that they work on. Whose login was retired, which
 * incident was recorded and what was exported is for ADMINs.
 */
const isOfTheirWork = (eb: ExpressionBuilder<Schema, 'audit'>, { staff, now }: Reader) =>
  eb.or([
    eb('audit.staff_id', '=', staff.id),
    eb(
      'audit.member_id',
      'in',
      eb
        .selectFrom('staff_reads')
        .select('member_id')
        .where('staff_id', '=', staff.id)
        .where('kind', '=', 'record')
        .where('day', '>', addDays(dayInIndia(now), -daysOfWork)),
    ),
  ])

/** A page of the audit, the latest acts first, with the number of all rows that match. ADMINs read all of it. */
export async function searchAudit(
  db: Db,
  reader: Reader,
  { query, act, from, to, member, direction, offset }: AuditSearch,
  page = auditPage,
) {
  const { since, before } = ends(from, to)
  let acts = db.selectFrom('audit')
  if (reader.staff.role !== 'ADMIN') acts = acts.where(eb => isOfTheirWork(eb, reader))
  if (act) acts = acts.where('act', '=', act)
  if (member) acts = acts.where('audit.member_id', '=', member)
  if (since) acts = acts.where('at', '>=', since)
  if (before) acts = acts.where('at', '<', before)
  if (query) acts = acts.where(eb => matches(eb, query))
  const count = await rowCount(acts)
  const rows = await acts
    .leftJoin('staff', 'staff.id', 'audit.staff_id')
    .leftJoin('members', 'members.id', 'audit.member_id')
    .select(['audit.seq', 'audit.at', 'audit.act', 'audit.staff_id', 'audit.member_id', 'audit.sealed', 'audit.hash'])
    .select(['staff.name as staff_name', 'members.registration_no'])
    .orderBy('audit.seq', direction === 'ASC' ? 'asc' : 'desc')
    .$call(pageAt(offset, page))
    .execute()
  return { count, rows }
}
export type AuditListRow = Awaited<ReturnType<typeof searchAudit>>['rows'][number]

/** Matches the registration number of the record, or a part of the name or e-mail address of who acted. */
function matches(eb: ExpressionBuilder<Schema, 'audit'>, query: string) {
  const part = `%${query.replace(/[\\%_]/g, '\\$&')}%`
  return eb.or([
    eb(
      'audit.member_id',
      'in',
      eb.selectFrom('members').select('id').where('registration_no', '=', query.toUpperCase()),
    ),
    eb(
      'audit.staff_id',
      'in',
      eb.selectFrom('staff').select('id').where(sql<boolean>`name ilike ${part} or email ilike ${part}`),
    ),
  ])
}

/** What people call the things that an act noted by id: somebody of staff, a plan, a member, an entry of a list. */
export async function readNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from staff where id = any(${ids}::uuid[])
    union all select id, name from plans where id = any(${ids}::uuid[])
    union all select id, registration_no from members where id = any(${ids}::uuid[])
    union all select id, name_en from options where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
