import { codeChannels, type MessageChannel } from '#domain/telling/channels.ts'
import type { Channel } from '#server/ports/messenger.ts'
import { type Contacts, emailKey, mobileKey } from './identity.ts'
import type { Account } from './queries.ts'

/** The channels that have a messenger. Where only one has, all codes go by it and verify that contact alone. */
export type OpenChannels = Readonly<Record<Channel, boolean> & Partial<Record<MessageChannel, boolean>>>

export const contactKey = (account: Contacts, channel: Channel): string | null =>
  channel === 'EMAIL' ? emailKey(account) : mobileKey(account)

export const contactOf = (account: Contacts, channel: MessageChannel): string | null =>
  channel === 'EMAIL' ? account.email : account.mobile && `${account.dialCode}${account.mobile}`

export type Verification = Pick<Account, 'emailVerified' | 'mobileVerified'>
export const isVerifiedBy = (account: Verification, channel: Channel): boolean =>
  channel === 'EMAIL' ? account.emailVerified : account.mobileVerified

export interface ReachableContact {
  channel: Channel
  to: string
}

/** The verified contacts that can be reached. An unverified one may be a stranger's, so it gets neither notices nor recovery codes. */
export const reachableContacts = (account: Contacts & Verification, channels: OpenChannels): ReachableContact[] =>
  codeChannels.flatMap(channel => {
    const to = contactOf(account, channel)
    return to && channels[channel] && isVerifiedBy(account, channel) ? [{ channel, to }] : []
  })
