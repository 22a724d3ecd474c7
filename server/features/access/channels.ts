import type { Channel } from '#server/ports/messenger.ts'
import type { Account } from './accounts.ts'
import { emailIdentity, type Identity, identityKey, mobileIdentity } from './identity.ts'

/** The channels that have a messenger. Where only one has, all codes go by it and verify only that contact. */
export type OpenChannels = Readonly<Record<Channel, boolean>>

const openChannel = (preferred: Channel, channels: OpenChannels): Channel => {
  if (channels[preferred]) return preferred
  return preferred === 'SMS' ? 'EMAIL' : 'SMS'
}

export function verificationTarget(
  account: Pick<Account, 'email' | 'mobile' | 'dialCode'>,
  preferred: Channel,
  channels: OpenChannels,
) {
  const channel = openChannel(preferred, channels)
  const identity = channel === 'EMAIL' ? emailIdentity(account.email) : mobileIdentity(account.mobile, account.dialCode)
  return { channel, identityKey: identityKey(identity) }
}

export const recoveryChannel = (identity: Identity, channels: OpenChannels): Channel =>
  openChannel(identity.kind === 'email' ? 'EMAIL' : 'SMS', channels)
