import type { Db } from '#server/db/open.ts'
import { emailIdentity, identityKey, mobileIdentity } from '#server/features/access/accounts/identity.ts'
import { readNominee } from '#server/features/families/settings/nominees.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { CandidateContact } from './contact.ts'

/**
 * Whether a contact stands in what the registrant wrote: a number of the family, whoever it is said to belong to, its email, or
 * the nominee's number. One that is said to be the candidate's own counts too, because the registrant says so.
 */
export async function isInRecord(
  db: Db,
  secrets: Secrets,
  memberId: string,
  { channel, key }: Pick<CandidateContact, 'channel' | 'key'>,
): Promise<boolean> {
  if (channel === 'EMAIL') {
    const family = await db
      .selectFrom('family_details')
      .select('email')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return identityKey(emailIdentity(family?.email ?? '')) === key
  }
  const phones = await db.selectFrom('family_phones').select('phone').where('member_id', '=', memberId).execute()
  const nominee = await readNominee(db, secrets, memberId)
  const numbers = [...phones.map(({ phone }) => phone), ...(nominee ? [nominee.phone] : [])]
  return numbers.some(number => identityKey(mobileIdentity(number, '+91')) === key)
}
