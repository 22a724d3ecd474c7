import { identityKey, identityOf } from '#server/features/access/accounts/identity.ts'
import { type Limits, perHour } from '#server/http/limits.ts'

/** Further complaints are accepted and wait below the others, because a whole village may share an address. */
const complaintsAnHour = perHour(5)
/** How many codes for complaints are sent at the request of one address. */
export const complaintCodesFromAddress = perHour(20)

/** Counts a complaint, and returns whether its address or contact has made more than the limit of an hour. */
export async function isOneOfMany(
  limits: Limits,
  { email, mobile }: { email: string; mobile: string },
  address: string,
): Promise<boolean> {
  const ofAddress = await limits.count(`complaints from ${address}`, complaintsAnHour)
  const ofContact = await limits.count(`complaints of ${identityKey(identityOf(email || mobile))}`, complaintsAnHour)
  return ofAddress.isAbove || ofContact.isAbove
}
