import type { Channel } from '#server/ports/messenger.ts'
import type { Account } from './accounts.ts'
import { type Contacts, emailKey, type Identity, mobileKey } from './identity.ts'

/** The channels that have a messenger. Where only one has, all codes go by it and verify only that contact. */
export type OpenChannels = Readonly<Record<Channel, boolean>>

const otherChannel = { SMS: 'EMAIL', EMAIL: 'SMS' } as const satisfies Record<Channel, Channel>
const preferredChannel = (identity: Identity): Channel => (identity.kind === 'email' ? 'EMAIL' : 'SMS')
const openChannel = (preferred: Channel, channels: OpenChannels): Channel =>
  channels[preferred] ? preferred : otherChannel[preferred]

export const contactKey = (account: Contacts, channel: Channel): string =>
  channel === 'EMAIL' ? emailKey(account) : mobileKey(account)

export const contactOf = (account: Contacts, channel: Channel): string =>
  channel === 'EMAIL' ? account.email : `${account.dialCode}${account.mobile}`

export function verificationTarget(account: Contacts, preferred: Channel, channels: OpenChannels) {
  const channel = openChannel(preferred, channels)
  return { channel, identityKey: contactKey(account, channel) }
}

/** Where the answer says that a recovery code goes. It must not depend on the account. */
export const recoveryChannel = (identity: Identity, channels: OpenChannels): Channel =>
  openChannel(preferredChannel(identity), channels)

type Verification = Pick<Account, 'emailVerified' | 'mobileVerified'>
export const isVerifiedBy = (account: Verification, channel: Channel): boolean =>
  channel === 'EMAIL' ? account.emailVerified : account.mobileVerified

/**
 * The channel by which this account recovers, or null for none. Once a contact is verified, an unverified one may be a
 * stranger's, mistyped at the sign-up: recovery then goes to a verified contact alone.
 */
export function recoveryTarget(account: Verification, identity: Identity, channels: OpenChannels): Channel | null {
  const preferred = recoveryChannel(identity, channels)
  if (!account.emailVerified && !account.mobileVerified) return preferred
  return [preferred, otherChannel[preferred]].find(one => channels[one] && isVerifiedBy(account, one)) ?? null
}

/** The verified contacts that can be reached. */
export const reachableChannels = (account: Verification, channels: OpenChannels): Channel[] =>
  (['EMAIL', 'SMS'] as const).filter(channel => channels[channel] && isVerifiedBy(account, channel))
