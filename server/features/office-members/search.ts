import { type SelectQueryBuilder, sql } from 'kysely'
import { plainDigits } from '#domain/words/digits.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { isRunningOn } from '#server/features/memberships/running.ts'

export const membersPerPage = 20

/** What staff typed, recognised by its form. */
type MemberQuery =
  | { by: 'number'; numbers: string[] }
  | { by: 'mobile'; digits: string }
  | { by: 'email'; email: string }
  | { by: 'name'; words: [string] | [string, string] }
  | null

export function parseMemberQuery(typed: string): MemberQuery {
  const query = plainDigits(typed.trim())
  if (query === '') return null
  if (query.includes('@')) return { by: 'email', email: query.toLowerCase() }
  const number = /^([bg])\s?(\d{1,9})$/i.exec(query)
  if (number) return { by: 'number', numbers: [`${number[1]?.toUpperCase()}${number[2]}`] }
  const digits = query.replace(/[\s+().-]/g, '')
  if (/^\d+$/.test(digits)) {
    // Shorter ones are registration numbers without their letter; a number may be typed with its country.
    if (digits.length < 8) return { by: 'number', numbers: [`B${digits}`, `G${digits}`] }
    return { by: 'mobile', digits: digits.length > 10 ? digits.slice(-10) : digits }
  }
  const [first, ...rest] = query.split(/\s+/).filter(word => /\p{L}/u.test(word))
  if (first === undefined) return null
  const last = rest.at(-1)
  return { by: 'name', words: last === undefined ? [first] : [first, last] }
}

type IdQuery = SelectQueryBuilder<Schema, 'members', { id: string }>
type NameColumn = 'first_name' | 'last_name'
const key = (column: NameColumn) => sql<string>`name_key(${sql.ref(column)}) collate "C"`

/** Names that begin with the word. Every letter of a key is before `{`. */
const beginsWith = (column: NameColumn, word: string) =>
  sql<boolean>`${key(column)} >= name_key(${word}) and ${key(column)} < name_key(${word}) || '{'`

/** The page of an index's order, and one row more to know whether there is a next. */
const page = (query: IdQuery, offset: number) => query.limit(membersPerPage + 1).offset(offset * membersPerPage)

/**
 * A family says its surname last, a list has it first, and one word may be either. The readings are tried in turn, and the first
 * that finds anybody counts. Together in one condition they would find no index.
 */
async function byName(db: Db, [first, second]: readonly string[], offset: number): Promise<string[]> {
  const members = db.selectFrom('members').select('id').where('status', '<>', 'deleted')
  const inOrder = (query: IdQuery, one: NameColumn, other: NameColumn) =>
    query.orderBy(key(one)).orderBy(key(other)).orderBy('id')
  const named = (firstName: string, surname: string) =>
    inOrder(
      members.where(beginsWith('last_name', surname)).where(beginsWith('first_name', firstName)),
      'last_name',
      'first_name',
    )
  const readings =
    second === undefined
      ? [
          inOrder(members.where(beginsWith('last_name', first ?? '')), 'last_name', 'first_name'),
          inOrder(members.where(beginsWith('first_name', first ?? '')), 'first_name', 'last_name'),
        ]
      : [named(first ?? '', second), named(second, first ?? '')]
  for (const reading of readings) {
    const rows = await page(reading, offset).execute()
    if (rows.length > 0) return rows.map(row => row.id)
    if (offset > 0 && (await reading.limit(1).executeTakeFirst())) return []
  }
  return []
}

/** The members that fit what was typed, at most a page and one more. */
export async function findMemberIds(db: Db, query: MemberQuery, offset: number): Promise<string[]> {
  if (!query) return []
  if (query.by === 'name') return byName(db, query.words, offset)
  const members = db.selectFrom('members').select('id')
  const matching =
    query.by === 'number'
      ? members.where('registration_no', 'in', query.numbers)
      : query.by === 'mobile'
        ? members.where('mobile', '=', query.digits).where('status', '<>', 'deleted')
        : members.where(eb => eb(eb.fn('lower', ['email']), '=', query.email)).where('status', '<>', 'deleted')
  return (await page(matching.orderBy('id'), offset).execute()).map(row => row.id)
}

/** The rows of these members, in the same order. */
export async function readMemberRows(db: Db, ids: readonly string[], today: string) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('members')
    .select(['id', 'registration_no', 'first_name', 'middle_name', 'last_name', 'gender', 'date_of_birth'])
    .select(['native_district_id', 'status', 'mobile_verified_at', 'email_verified_at', 'joined_at'])
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
  return ids.flatMap(id => rows.find(row => row.id === id) ?? [])
}
