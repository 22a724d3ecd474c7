import { Refusal } from '#server/http/refusal.ts'
import type { Channel } from '#server/ports/messenger.ts'
import {
  contactKey,
  contactOf,
  type OpenChannels,
  type ReachableContact,
  reachableContacts,
  type Verification,
} from './channels.ts'
import type { Contacts, Identity } from './identity.ts'
import type { Account } from './queries.ts'

const hasVerified = (account: Account, identity: Identity) =>
  identity.kind === 'email' ? account.emailVerified : account.mobileVerified

/** The account that verified the contact: it alone owns it. */
export const verifiedHolder = (holders: readonly Account[], identity: Identity): Account | undefined =>
  holders.find(holder => hasVerified(holder, identity))

const otherChannel = { SMS: 'EMAIL', EMAIL: 'SMS' } as const satisfies Record<Channel, Channel>
export const preferredChannel = (identity: Identity): Channel => (identity.kind === 'email' ? 'EMAIL' : 'SMS')
const openChannel = (preferred: Channel, channels: OpenChannels): Channel =>
  channels[preferred] ? preferred : otherChannel[preferred]

/** The contact that a verification code goes to. Refuses where the account has none on the channel that is open. */
export function verificationTarget(account: Contacts, preferred: Channel, channels: OpenChannels) {
  const channel = openChannel(preferred, channels)
  const [identityKey, to] = [contactKey(account, channel), contactOf(account, channel)]
  if (!identityKey || !to) throw new Refusal('channel_closed')
  return { channel, identityKey, to }
}

/** The channel that the answer names for a recovery or login code. It must not depend on the account. */
export const recoveryChannel = (identity: Identity, channels: OpenChannels): Channel =>
  openChannel(preferredChannel(identity), channels)

/** The verified contact that gets a recovery or login code: the typed one if possible, else the other, else null. */
export function recoveryTarget(
  account: Contacts & Verification,
  identity: Identity,
  channels: OpenChannels,
): ReachableContact | null {
  const preferred = recoveryChannel(identity, channels)
  const reachable = reachableContacts(account, channels)
  return reachable.find(({ channel }) => channel === preferred) ?? reachable[0] ?? null
}
