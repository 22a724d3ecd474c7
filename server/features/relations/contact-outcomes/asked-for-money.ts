import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { accountById } from '#server/features/access/accounts/queries.ts'
import { isOneOfMany } from '#server/features/site/complaints/limits.ts'
import { writeComplaint } from '#server/features/site/complaints/queries.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { moneyComplaint } from './words.ts'

interface AskedForMoney {
  viewerId: string
  /** The registration number of the family whose contact it was. */
  about: string
  address: string
  language: Language
}

/**
 * Prepares the complaint of a family that was asked for money, in its own name and with its own contacts. The returned function
 * writes it in the caller's transaction, because its limit is counted before that opens.
 */
export async function complaintOfMoney(
  { db, limits }: { db: Db; limits: Limits },
  { viewerId, about, address, language }: AskedForMoney,
): Promise<(trx: Db, secrets: Secrets, now: Date) => Promise<string>> {
  const account = await accountById(db, viewerId)
  if (!account) throw new Refusal('no_session')
  const email = account.emailVerified && account.email ? account.email : ''
  const mobile = account.mobileVerified && account.mobile ? `${account.dialCode}${account.mobile}` : ''
  const own = await db
    .selectFrom('members')
    .select('registration_no')
    .where('id', '=', viewerId)
    .executeTakeFirstOrThrow()
  const isBelow = await isOneOfMany(limits, { email, mobile }, address)
  const text = {
    name: `${account.first_name} ${account.last_name}`,
    email,
    mobile,
    ownRegistrationNo: own.registration_no,
    aboutRegistrationNo: about,
    message: moneyComplaint[language],
  }
  return async (trx, secrets, now) => {
    const complaint = { kind: 'money', text, isConfirmed: true, isBelow, language, now } as const
    return (await writeComplaint(trx, secrets, complaint)).number
  }
}
