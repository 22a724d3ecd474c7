import type { sendLoginCode } from '#contract/access/login.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { broken } from '#contract/field-words.ts'
import { Refusal } from '#server/http/refusal.ts'
import { contactOf, type OpenChannels, type ReachableContact } from '../accounts/channels.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { type Contacts, emailIdentity, type Identity, mobileIdentity } from '../accounts/identity.ts'
import type { Account } from '../accounts/queries.ts'
import { preferredChannel, verifiedHolder } from '../accounts/rules.ts'

export type CodeRequest = Pick<InputOf<typeof sendLoginCode>, 'mobile' | 'email' | 'dial_code'>

/** The one contact that was typed. Refuses none and both. */
export function identityOrRefuse({ mobile, email, dial_code: dialCode }: CodeRequest): Identity {
  if (email && mobile) throw new Refusal('bad_input', { fields: { email: broken('malformed') } })
  if (email) return emailIdentity(email)
  if (mobile) return mobileIdentity(mobile, dialCode ?? null)
  throw new Refusal('bad_input', { fields: { mobile: broken('required', 'mobile') } })
}

/** A stranger may sign up with one number again and again, and a login has to hash the password for each record. */
const maxAccountsTried = 5

/** The accounts that a password may open: the one that verified the contact, else every record that holds it. */
export function accountsForLogin(holders: readonly Account[], identity: Identity): Account[] {
  const owner = verifiedHolder(holders, identity)
  return owner ? [owner] : holders.slice(0, maxAccountsTried)
}

/**
 * The account that a login code opens: the one that verified the contact. Where none did, the oldest record imported with this
 * contact: the code goes to that very contact, and typing it claims the record.
 */
export const accountForLoginCode = (holders: readonly Account[], identity: Identity): Account | null =>
  verifiedHolder(holders, identity) ?? oldestUnclaimed(holders)

export const oldestUnclaimed = (holders: readonly Account[]): Account | null =>
  holders.findLast(holder => holder.isUnclaimed && !holder.isSuspended) ?? null

/** The contact that gets the code which claims an imported record: the typed one alone, because the code proves no other. */
export function claimTarget(account: Contacts, identity: Identity, channels: OpenChannels): ReachableContact | null {
  const channel = preferredChannel(identity)
  const to = contactOf(account, channel)
  return to && channels[channel] ? { channel, to } : null
}

/** Everybody knows the demo's logins, so they work only on this machine unless the provider allows more. */
export const mayEnter = (
  { config }: Pick<AccessDependencies, 'config'>,
  account: Pick<Account, 'isDemo'>,
  { mayUseDemo }: { mayUseDemo: boolean },
): boolean => !account.isDemo || mayUseDemo || (config.demo && config.demoPublic)
