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

/** Refuses the own number, or the email of the office login, of somebody who works here, where others enter it for a family. */
export async function refuseStaffContact(db: Db, secrets: Secrets, contactKeys: readonly string[]): Promise<void> {
  if (contactKeys.length === 0) return
  const hashes = contactKeys.map(key => staffContactHash(secrets, key))
  const found = await db
    .selectFrom('staff')
    .leftJoin('staff_contacts', 'staff_contacts.staff_id', 'staff.id')
    .select('staff.id')
    .where('retired_at', 'is', null)
    .where(eb =>
      eb.or([eb('contact_hash', 'in', hashes), eb(sql<string>`'mailto:' || lower(email)`, 'in', contactKeys)]),
    )
    .executeTakeFirst()
  if (found) throw new Refusal('conflict', { sentence })
}
