import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'

/** Recognises the number that somebody of the staff confirmed as their own. */
export const staffContactHash = (secrets: Secrets, contactKey: string): Buffer =>
  secrets.lastingHash(`staff contact ${contactKey}`)

const sentence = {
  en: 'This contact belongs to somebody of our office and serves their own login alone. Please give the family’s own',
  mr: 'हा संपर्क आमच्या कार्यालयातील व्यक्तीचा आहे आणि फक्त त्यांच्या स्वतःच्या लॉगिनसाठी चालतो. कृपया कुटुंबाचा स्वतःचा संपर्क द्या',
}

/** Which of these are the own number, or the email of the office login, of somebody who works here. */
export async function staffContactsAmong(
  db: Db,
  secrets: Secrets,
  contactKeys: readonly string[],
): Promise<Set<string>> {
  if (contactKeys.length === 0) return new Set()
  const hashes = new Map(contactKeys.map(key => [staffContactHash(secrets, key).toString('hex'), key]))
  const emails = contactKeys.filter(key => key.startsWith('mailto:')).map(key => key.slice('mailto:'.length))
  const { rows } = await sql<{ hash: string | null; email: string | null }>`
    select encode(contact_hash, 'hex') as hash, null as email
    from staff_contacts
    where contact_hash = any(array(select decode(hash, 'hex') from unnest(${[...hashes.keys()]}::text[]) hash))
      and (select retired_at is null from staff where staff.id = staff_id)
    union all
    select null, lower(email) from staff where retired_at is null and lower(email) = any(${emails}::text[])`.execute(db)
  const found = rows.flatMap(({ hash, email }) => [hashes.get(hash ?? ''), `mailto:${email}`])
  return new Set(contactKeys.filter(key => found.includes(key)))
}

/** Refuses such a contact where others enter it for a family. */
export async function refuseStaffContact(db: Db, secrets: Secrets, contactKeys: readonly string[]): Promise<void> {
  if ((await staffContactsAmong(db, secrets, contactKeys)).size > 0) throw new Refusal('conflict', { sentence })
}
