import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/**
 * What the accounts of one circle have in common, a row for each: numbers by their last ten digits, addresses of e-mail, and the
 * people who act for them. `people` is a query or a table with the ids of members. Without the offset PostgreSQL would join the
 * view of the people, of which it then reads every row.
 */
export const contactsOf = (people: RawBuilder<unknown>) => sql`
  select members.id, contact from ${people} people join members on members.id = people.id,
    lateral (values (right(members.mobile, 10)), (lower(members.email))) as own (contact) where contact is not null
  union select people.id, right(regexp_replace(family_phones.phone, '\\D', '', 'g'), 10)
    from ${people} people join family_phones on family_phones.member_id = people.id
  union select people.id, acting.person_id::text
    from ${people} people, lateral (select person_id from profile_persons where member_id = people.id offset 0) acting`

/** The pairs of these accounts that share a contact, a person who acts for them, or the device from which they spoke. */
export async function sharedAmong(
  db: Db,
  accounts: readonly { id: string; device_hash: Buffer | null }[],
): Promise<[string, string][]> {
  const { rows } = await sql<{ one: string; other: string }>`
    with people as (
      select * from unnest(${accounts.map(({ id }) => id)}::uuid[], ${accounts.map(one => one.device_hash)}::bytea[])
        as given (id, device_hash)
    ), contacts as materialized (${contactsOf(sql`people`)})
    select one.id as one, other.id as other from contacts one join contacts other using (contact) where one.id < other.id
    union select one.id, other.id from people one join people other using (device_hash) where one.id < other.id`.execute(
    db,
  )
  return rows.map(({ one, other }) => [one, other])
}
