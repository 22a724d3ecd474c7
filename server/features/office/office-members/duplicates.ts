import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { contactHashes } from '#server/features/access/account-contacts/returning-contacts.ts'
import type { Secrets } from '#server/ports/secrets.ts'

interface Person {
  id: string
  first_name: string
  last_name: string
  date_of_birth: string
  email: string | null
  mobile: string | null
  dial_code: string
}

interface Duplicate {
  id: string
  registration_no: string
  why: 'SAME_PERSON' | 'SAME_MOBILE' | 'LEFT_AND_RETURNED'
}

/** Other records that may be of the same person. Staff decide about them. */
export async function findDuplicates(db: Db, secrets: Secrets, person: Person): Promise<Duplicate[]> {
  const others = db.selectFrom('members').select(['members.id', 'registration_no']).where('members.id', '<>', person.id)
  const samePerson = await others
    .where('status', '<>', 'deleted')
    .where(sql<boolean>`name_key(last_name) collate "C" = name_key(${person.last_name})`)
    .where(sql<boolean>`name_key(first_name) collate "C" = name_key(${person.first_name})`)
    .where('date_of_birth', '=', person.date_of_birth)
    .limit(10)
    .execute()
  // The dial code is not compared: the same digits may have been entered under another country.
  const sameMobile = await others
    .where('status', '<>', 'deleted')
    .where('mobile', '=', person.mobile)
    .limit(10)
    .execute()
  const hashes = contactHashes(secrets, { email: person.email, mobile: person.mobile, dialCode: person.dial_code })
  const returned = await others
    .innerJoin('departures', 'departures.member_id', 'members.id')
    .where(eb => eb.or([eb('mobile_hash', '=', hashes.mobile_hash), eb('email_hash', '=', hashes.email_hash)]))
    .limit(10)
    .execute()
  return [
    ...samePerson.map(row => ({ ...row, why: 'SAME_PERSON' as const })),
    ...sameMobile.map(row => ({ ...row, why: 'SAME_MOBILE' as const })),
    ...returned.map(row => ({ ...row, why: 'LEFT_AND_RETURNED' as const })),
  ]
}
