import type { CallerQuestion, CallerRequestKind } from '#domain/office/office.ts'
import {
  type OpenChannels,
  type ReachableContact,
  reachableContacts,
} from '#server/features/access/accounts/channels.ts'
import type { Account } from '#server/features/access/accounts/queries.ts'
import type { Channel } from '#server/ports/messenger.ts'

export const channelOf = { number: 'SMS', email: 'EMAIL' } as const satisfies Record<
  Exclude<CallerRequestKind, 'leave'>,
  Channel
>

/**
 * The contact by which the owner proves to be the caller, or null. The one that is to be replaced proves nothing: whoever found
 * the phone has it too. Nor does one that staff vouched for, which would make one ADMIN's word enough.
 */
export function ownerContact(
  account: Account,
  kind: CallerRequestKind,
  channels: OpenChannels,
  vouched: readonly Channel[],
): ReachableContact | null {
  const replaced = kind === 'leave' ? null : channelOf[kind]
  const proving = reachableContacts(account, channels).filter(
    ({ channel }) => channel !== replaced && !vouched.includes(channel),
  )
  return proving.find(({ channel }) => channel === 'SMS') ?? proving[0] ?? null
}

export type KnownAnswers = Partial<Record<CallerQuestion, string>>
export const answersNeeded = 2

/** Whether exactly two questions are answered, and both rightly. One that has no truth is never right. */
export function areAnswersRight(truths: KnownAnswers, answers: KnownAnswers): boolean {
  const given = Object.entries(answers) as [CallerQuestion, string][]
  return given.length === answersNeeded && given.every(([question, answer]) => truths[question] === answer)
}

/** The last letters of a contact, enough for its owner to see that it is another one. */
export const endOf = (contact: string): string => `…${contact.slice(-4)}`
