import type { Identity } from '../accounts/identity.ts'
import type { Account } from '../accounts/queries.ts'
import { verifiedHolder } from '../accounts/rules.ts'

/** How many links go out in an hour once the day's codes are used up. A link lasts an hour, and strangers may ask for it too. */
export const linksPerHour = 1

/**
 * The account that recovers by this contact, or null. An account that never verified the contact recovers by its other one,
 * unless several records claim the typed one: then it is unclear which is meant.
 */
export function accountForRecovery(holders: readonly Account[], identity: Identity): Account | null {
  // A suspended member is told so at the login, and a new password would not help.
  const active = holders.filter(holder => !holder.isSuspended)
  const owner = verifiedHolder(active, identity)
  if (owner) return owner
  const claimants = active.filter(account => account.emailVerified || account.mobileVerified)
  return claimants.length === 1 ? (claimants[0] ?? null) : null
}
