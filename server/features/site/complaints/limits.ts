import { identityKey, identityOf } from '#server/features/access/accounts/identity.ts'
import { type Limits, perHour } from '#server/http/limits.ts'

/** Beyond these a complaint is accepted and waits below the others. A whole village may share an address. */
const complaintsAnHour = perHour(5)
/** Codes that confirm the contact of a complaint, from one address. */
export const complaintCodesFromAddress = perHour(20)

/** Whether this is one of many complaints of an hour, from its address or contact. It is counted. */
export async function isOneOfMany(
  limits: Limits,
  { email, mobile }: { email: string; mobile: string },
  address: string,
): Promise<boolean> {
  const ofAddress = await limits.count(`complaints from ${address}`, complaintsAnHour)
  const ofContact = await limits.count(`complaints of ${identityKey(identityOf(email || mobile))}`, complaintsAnHour)
  return ofAddress.isAbove || ofContact.isAbove
}
