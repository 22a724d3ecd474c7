import type { Account } from './accounts.ts'
import type { Channel } from './codes.ts'
import { emailIdentity, type Identity, identityKey, mobileIdentity } from './identity.ts'

/** Which channels have a way out. With only one, codes go by that one and verify only that identity. */
export type Reach = Readonly<Record<Channel, boolean>>

const reachable = (asked: Channel, reach: Reach): Channel => {
  if (reach[asked]) return asked
  return asked === 'SMS' ? 'EMAIL' : 'SMS'
}

export function verificationTarget(
  account: Pick<Account, 'email' | 'mobile' | 'dialCode'>,
  asked: Channel,
  reach: Reach,
) {
  const channel = reachable(asked, reach)
  const identity = channel === 'EMAIL' ? emailIdentity(account.email) : mobileIdentity(account.mobile, account.dialCode)
  return { channel, identityKey: identityKey(identity) }
}

export const recoveryChannel = (identity: Identity, reach: Reach): Channel =>
  reachable(identity.kind === 'email' ? 'EMAIL' : 'SMS', reach)
