import { sql } from 'kysely'
import type { DoubleReason } from '#domain/office/imports.ts'
import type { Db } from '#server/db/open.ts'
import { contactHashes } from '#server/features/access/account-contacts/returning-contacts.ts'
import { contactKeys, emailKey, mobileKey } from '#server/features/access/accounts/identity.ts'
import { staffContactsAmong } from '#server/features/shared/staff-contacts/rules.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { ImportedPerson } from './rules.ts'

export interface PersonOfRow {
  id: string
  row: number
  person: ImportedPerson
}
export interface MemberDouble {
  by: Exclude<DoubleReason, 'row'>
  memberId: string
}

/** The member who is probably the same person, by row. The number counts before the address, and the address before the name. */
export async function findMemberDoubles(db: Db, people: readonly PersonOfRow[]): Promise<Map<string, MemberDouble>> {
  const sent = people.map(({ id, person: { mobile, dialCode, email, profile } }) => ({
    id,
    mobile,
    dial: dialCode,
    email,
    first: profile.first_name,
    last: profile.last_name,
    born: profile.dob,
  }))
  // Each person is looked up by an index: a join might compute the name keys of every member.
  const { rows } = await sql<{ id: string; by: MemberDouble['by']; member_id: string }>`
    select people.id, found.by, found.member_id
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
        as people(id uuid, mobile text, dial text, email text, first text, last text, born date)
      cross join lateral (
        (select 1 as rank, 'mobile' as by, members.id as member_id from members
          where members.mobile = people.mobile and members.dial_code = people.dial and members.status <> 'deleted' limit 1)
        union all (select 2, 'email', members.id from members
          where lower(members.email) = people.email and members.status <> 'deleted' limit 1)
        union all (select 3, 'name', members.id from members
          where name_key(members.last_name) collate "C" = name_key(people.last)
            and name_key(members.first_name) collate "C" = name_key(people.first)
            and members.date_of_birth = people.born and members.status <> 'deleted' limit 1)
        order by rank limit 1) found`.execute(db)
  return new Map(rows.map(({ id, by, member_id }) => [id, { by, memberId: member_id }]))
}

const contactsOf = ({ mobile, dialCode, email }: ImportedPerson) => ({ mobile, dialCode, email })

/** The keys by which two rows of a file are recognised as one person. */
export const keysOf = (person: ImportedPerson) => ({
  mobile: mobileKey(contactsOf(person)),
  email: emailKey(contactsOf(person)),
  person: [person.profile.last_name, person.profile.first_name, person.profile.dob].join('\n').toLowerCase(),
})

/** The keys of a person as hashes, to find the same person in rows of other portions. */
export function hashesOf(secrets: Secrets, person: ImportedPerson) {
  const { mobile, email, person: name } = keysOf(person)
  const hashOf = (key: string | null) => (key === null ? null : secrets.lastingHash(`row of an import ${key}`))
  return { mobile_hash: hashOf(mobile), email_hash: hashOf(email), person_hash: hashOf(name) }
}

/** The rows with a contact of a member who left while suspended and may not return, or of somebody who works here. */
export async function findBarred(db: Db, secrets: Secrets, people: readonly PersonOfRow[]): Promise<Set<string>> {
  const hashes = people.map(({ id, person }) => ({ id, ...contactHashes(secrets, contactsOf(person)) }))
  const all = hashes.flatMap(({ mobile_hash, email_hash }) => [mobile_hash, email_hash]).filter(hash => hash !== null)
  const barred = await db
    .selectFrom('departures')
    .select(['mobile_hash', 'email_hash'])
    .where('is_return_refused', '=', true)
    .where(sql<boolean>`(mobile_hash = any(${all}::bytea[]) or email_hash = any(${all}::bytea[]))`)
    .execute()
  const barredHashes = new Set(
    barred.flatMap(row => [row.mobile_hash, row.email_hash]).map(hash => hash?.toString('hex')),
  )
  const isBarred = (hash: Buffer | null) => hash !== null && barredHashes.has(hash.toString('hex'))
  const keys = new Map(people.map(({ id, person }) => [id, contactKeys(contactsOf(person))]))
  const ofStaff = await staffContactsAmong(db, secrets, [...keys.values()].flat())
  const isOfStaff = (id: string) => keys.get(id)?.some(key => ofStaff.has(key)) ?? false
  return new Set(
    hashes
      .filter(row => isBarred(row.mobile_hash) || isBarred(row.email_hash) || isOfStaff(row.id))
      .map(({ id }) => id),
  )
}
