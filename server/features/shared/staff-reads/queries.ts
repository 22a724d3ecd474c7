import { sql } from 'kysely'
import type { InputOf } from '#contract/endpoint.ts'
import type { staffReadList } from '#contract/office/staff-reads.ts'
import { plainDigits } from '#domain/words/digits.ts'
import type { Db } from '#server/db/open.ts'
import { pageAt, rowCount } from '#server/db/outcome.ts'

export const readsPerPage = 20

/** What was read of a member alone, or in a page with others. */
const isOf = (memberId: string) =>
  sql<boolean>`(staff_reads.member_id = ${memberId} or staff_reads.families @> array[${memberId}::uuid])`

/** A page of what staff read, the latest first, with the number of all rows that match. */
export async function searchReads(db: Db, search: InputOf<typeof staffReadList>, page = readsPerPage) {
  const { staff, kind, member, from, to, direction, offset } = search
  const order = direction === 'ASC' ? 'asc' : 'desc'
  const number = plainDigits(search.registration_no).toUpperCase()
  let reads = db.selectFrom('staff_reads')
  if (staff) reads = reads.where('staff_reads.staff_id', '=', staff)
  if (kind) reads = reads.where('staff_reads.kind', '=', kind)
  if (member) reads = reads.where(isOf(member))
  if (from) reads = reads.where('staff_reads.day', '>=', from)
  if (to) reads = reads.where('staff_reads.day', '<=', to)
  if (number) {
    const found = await db.selectFrom('members').select('id').where('registration_no', '=', number).executeTakeFirst()
    if (!found) return { count: 0, rows: [] }
    reads = reads.where(isOf(found.id))
  }
  const count = await rowCount(reads)
  const rows = await reads
    .innerJoin('staff', 'staff.id', 'staff_reads.staff_id')
    .leftJoin('members', 'members.id', 'staff_reads.member_id')
    .select(['staff_reads.staff_id', 'staff.name', 'staff_reads.kind', 'staff_reads.member_id'])
    .select(['members.registration_no', 'staff_reads.day', 'staff_reads.count', 'staff_reads.last_at'])
    .select(['staff_reads.families', 'staff_reads.call'])
    // The day is that of the last look, and an index has it in order.
    .orderBy('staff_reads.day', order)
    .orderBy('staff_reads.last_at', order)
    .orderBy('staff_reads.staff_id')
    .orderBy('staff_reads.member_id')
    .$call(pageAt(offset, page))
    .execute()
  return { count, rows }
}

export type ReadRow = Awaited<ReturnType<typeof searchReads>>['rows'][number]

export const everybodyOfStaff = (db: Db) =>
  db.selectFrom('staff').select(['id', 'name']).orderBy('retired_at', 'desc').orderBy('name').execute()

/** How often staff opened what of a member, by month. A member may know that, but not who it was. */
export const readsOfMemberByMonth = (db: Db, memberId: string) =>
  db
    .selectFrom('staff_reads')
    .select(eb => eb.fn<string>('to_char', ['day', eb.val('YYYY-MM')]).as('month'))
    .select(['kind', eb => eb.fn.sum<number>('count').as('times')])
    .where(isOf(memberId))
    .groupBy(['month', 'kind'])
    .orderBy('month')
    .orderBy('kind')
    .execute()
