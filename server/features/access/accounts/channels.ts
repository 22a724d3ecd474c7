import { Refusal } from '#server/http/refusal.ts'
import type { Channel, MessageChannel } from '#server/ports/messenger.ts'
import { type Contacts, emailKey, type Identity, mobileKey } from './identity.ts'
import type { Account } from './queries.ts'

/** The channels that have a messenger. Where only one has, all codes go by it and verify only that contact. */
export type OpenChannels = Readonly<Record<Channel, boolean> & { WHATSAPP?: boolean }>

const otherChannel = { SMS: 'EMAIL', EMAIL: 'SMS' } as const satisfies Record<Channel, Channel>
const preferredChannel = (identity: Identity): Channel => (identity.kind === 'email' ? 'EMAIL' : 'SMS')
const openChannel = (preferred: Channel, channels: OpenChannels): Channel =>
  channels[preferred] ? preferred : otherChannel[preferred]

export const contactKey = (account: Contacts, channel: Channel): string | null =>
  channel === 'EMAIL' ? emailKey(account) : mobileKey(account)

export const contactOf = (account: Contacts, channel: MessageChannel): string | null =>
  channel === 'EMAIL' ? account.email : account.mobile && `${account.dialCode}${account.mobile}`

/** Where a code that verifies a contact goes. Refuses where the account has no contact for the channel that is open. */
export function verificationTarget(account: Contacts, preferred: Channel, channels: OpenChannels) {
  const channel = openChannel(preferred, channels)
  const [identityKey, to] = [contactKey(account, channel), contactOf(account, channel)]
  if (!identityKey || !to) throw new Refusal('channel_closed')
  return { channel, identityKey, to }
}

/** Where the answer says that a recovery code goes. It must not depend on the account. */
export const recoveryChannel = (identity: Identity, channels: OpenChannels): Channel =>
  openChannel(preferredChannel(identity), channels)

type Verification = Pick<Account, 'emailVerified' | 'mobileVerified'>
export const isVerifiedBy = (account: Verification, channel: Channel): boolean =>
  channel === 'EMAIL' ? account.emailVerified : account.mobileVerified

/** The verified contacts that can be reached. Any other may be a stranger's, and gets neither a notice nor a recovery code. */
export const reachableContacts = (account: Contacts & Verification, channels: OpenChannels): ReachableContact[] =>
  (['EMAIL', 'SMS'] as const).flatMap(channel => {
    const to = contactOf(account, channel)
    return to && channels[channel] && isVerifiedBy(account, channel) ? [{ channel, to }] : []
  })
export interface ReachableContact {
  channel: Channel
  to: string
}

/** Where this account recovers, or null: by the typed contact if it is verified, else by the other. */
export function recoveryTarget(
  account: Contacts & Verification,
  identity: Identity,
  channels: OpenChannels,
): ReachableContact | null {
  const preferred = recoveryChannel(identity, channels)
  const reachable = reachableContacts(account, channels)
  return reachable.find(({ channel }) => channel === preferred) ?? reachable[0] ?? null
}

/** Where the code goes that claims a record of a register: to the typed contact alone, because only that is proven by it. */
export function claimTarget(account: Contacts, identity: Identity, channels: OpenChannels): ReachableContact | null {
  const channel = preferredChannel(identity)
  const to = contactOf(account, channel)
  return to && channels[channel] ? { channel, to } : null
}
