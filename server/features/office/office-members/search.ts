import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { isRunningOn } from '#server/features/money/memberships/queries.ts'
import type { MemberQuery } from '#server/features/shared/member-record/parse-query.ts'
import { type FoundMember, findByName } from './search-by-name.ts'

const membersPerPage = 20
/** Nobody reads further, and each page of names also costs the pages before it. */
const mostPages = 10

/** A search by number or address confirms a contact, so it counts as a look at it. */
export const isFoundByContact = ({ why }: FoundMember): boolean =>
  why.some(({ by }) => by === 'MOBILE' || by === 'PHONE' || by === 'EMAIL')

/** Finds the registered mobile and every number of the family by their last digits. */
async function findByPhone(db: Db, end: string, limit: number): Promise<FoundMember[]> {
  const last4 = end.slice(-4)
  const { rows } = await sql<{ id: string; owners: string[] }>`
    select id, array_agg(distinct owner) as owners from (
      select id, '' as owner from members
      where right(mobile, 4) = ${last4} and right(mobile, length(${end}::text)) = ${end} and status <> 'deleted'
      union all
      select member_id, owner from family_phones
      where right(phone, 4) = ${last4} and right(phone, length(${end}::text)) = ${end}
    ) numbers group by id order by id limit ${limit}`.execute(db)
  return rows.map(({ id, owners }) => ({
    id,
    why: owners.map(owner => (owner === '' ? { by: 'MOBILE' } : { by: 'PHONE', owner })),
  }))
}

/** Searches first and sorts afterwards: in one step, PostgreSQL would walk all members by id until it meets the address. */
async function findByEmail(db: Db, email: string, limit: number): Promise<FoundMember[]> {
  const rows = await db
    .with(
      cte => cte('found').materialized(),
      one =>
        one
          .selectFrom('members')
          .select('id')
          .where(eb => eb(eb.fn('lower', ['email']), '=', email))
          .where(sql<boolean>`status <> 'deleted'`),
    )
    .selectFrom('found')
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => ({ id, why: [{ by: 'EMAIL' }] }))
}

async function findByNumber(db: Db, numbers: readonly string[]): Promise<FoundMember[]> {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('registration_no', 'in', [...numbers])
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => ({ id, why: [{ by: 'REGISTRATION_NO' }] }))
}

async function find(db: Db, query: MemberQuery, limit: number): Promise<FoundMember[]> {
  switch (query?.by) {
    case undefined:
      return []
    case 'name':
      return findByName(db, query.words, limit)
    case 'email':
      return findByEmail(db, query.email, limit)
    case 'phone':
      return findByPhone(db, query.phoneEnd, limit)
    case 'number': {
      const byNumber = await findByNumber(db, query.numbers)
      const byPhone = query.phoneEnd === null ? [] : await findByPhone(db, query.phoneEnd, limit)
      return [...byNumber, ...byPhone.filter(({ id }) => !byNumber.some(one => one.id === id))]
    }
  }
}

/** A page of the members who fit what was typed, each with the reason, and whether it is the last page. */
export async function findMembers(
  db: Db,
  query: MemberQuery,
  offset: number,
): Promise<{ page: FoundMember[]; isLast: boolean }> {
  if (offset >= mostPages) return { page: [], isLast: true }
  const end = (offset + 1) * membersPerPage
  const members = await find(db, query, end + 1)
  return { page: members.slice(offset * membersPerPage, end), isLast: members.length <= end || offset + 1 >= mostPages }
}

/** The rows of these members, in the order of the ids. */
export async function readMemberRows(db: Db, ids: readonly string[], today: string) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('members')
    .select(['id', 'registration_no', 'first_name', 'middle_name', 'last_name', 'gender', 'date_of_birth'])
    .select(['second_script', 'native_district_id', 'status', 'mobile_verified_at', 'email_verified_at', 'joined_at'])
    .select(eb =>
      eb
        .exists(
          eb
            .selectFrom('memberships')
            .select('memberships.id')
            .whereRef('memberships.member_id', '=', 'members.id')
            .where(isRunningOn(today)),
        )
        .as('is_paid'),
    )
    .where('id', 'in', [...ids])
    .execute()
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
