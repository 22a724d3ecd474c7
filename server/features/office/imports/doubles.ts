import { sql } from 'kysely'
import type { DoubleReason } from '#domain/office/imports.ts'
import type { Db } from '#server/db/open.ts'
import { emailKey, mobileKey } from '#server/features/access/accounts/identity.ts'
import { contactHashes } from '#server/features/access/accounts/returning-contacts.ts'
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

/** The members who are probably the same person, by row: the number counts before the address, and that before the name. */
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
  // Each person is looked up along an index: a join of all of them might compute the keys of every member's name.
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

/** By what two rows of one file are the same person. */
export const keysOf = (person: ImportedPerson) => ({
  mobile: mobileKey(contactsOf(person)),
  email: emailKey(contactsOf(person)),
  person: [person.profile.last_name, person.profile.first_name, person.profile.dob].join('\n').toLowerCase(),
})

/** The same as hashes, by which rows of other portions are found. */
export function hashesOf(secrets: Secrets, person: ImportedPerson) {
  const { mobile, email, person: name } = keysOf(person)
  const hashOf = (key: string | null) => (key === null ? null : secrets.lastingHash(`row of an import ${key}`))
  return { mobile_hash: hashOf(mobile), email_hash: hashOf(email), person_hash: hashOf(name) }
}

/** The rows whose contacts are those of a suspended member who was deleted. */
export async function findBarred(db: Db, secrets: Secrets, people: readonly PersonOfRow[]): Promise<Set<string>> {
  const hashes = people.map(({ id, person }) => ({ id, ...contactHashes(secrets, contactsOf(person)) }))
  const all = hashes.flatMap(({ mobile_hash, email_hash }) => [mobile_hash, email_hash]).filter(hash => hash !== null)
  const barred = await db
    .selectFrom('departures')
    .select(['mobile_hash', 'email_hash'])
    .where('is_return_refused', '=', true)
    .where(sql<boolean>`(mobile_hash = any(${all}::bytea[]) or email_hash = any(${all}::bytea[]))`)
    .execute()
  const known = new Set(barred.flatMap(row => [row.mobile_hash, row.email_hash]).map(hash => hash?.toString('hex')))
  const isKnown = (hash: Buffer | null) => hash !== null && known.has(hash.toString('hex'))
  return new Set(hashes.filter(row => isKnown(row.mobile_hash) || isKnown(row.email_hash)).map(({ id }) => id))
}
