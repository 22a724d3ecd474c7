import {
  type CallerQuestion,
  type CallerRequestKind,
  daysAfterObjection,
  daysToObject,
} from '#domain/access/caller-requests.ts'
import { dayMs, minuteMs } from '#domain/durations.ts'
import type { ContactColumns } from '#server/features/access/account-contacts/rules.ts'
import {
  contactKey,
  type OpenChannels,
  type ReachableContact,
  reachableContacts,
} from '#server/features/access/accounts/channels.ts'
import type { Account } from '#server/features/access/accounts/queries.ts'
import type { CallerPurpose } from '#server/features/access/codes/rules.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffMember } from '#server/http/staff.ts'
import type { Channel } from '#server/ports/messenger.ts'
import { callerSentences } from './words.ts'

export const channelOf = { number: 'SMS', email: 'EMAIL' } as const satisfies Record<
  Exclude<CallerRequestKind, 'leave'>,
  Channel
>

/** The purpose of the code by which the owner proves to be the caller. */
export const purposeOf = (kind: CallerRequestKind): CallerPurpose =>
  kind === 'leave' ? 'caller_leave' : 'caller_change'

/** As long as a code lives, and a little more for typing it. */
const proveWithinMinutes = 15
export const proveUntil = (now: Date): Date => new Date(now.getTime() + proveWithinMinutes * minuteMs)

/** When a request that was proven by answers takes effect, unless the family objects. */
export const takesEffectAfter = (now: Date): Date => new Date(now.getTime() + daysToObject * dayMs)
/** An objection since then keeps the office from asking for answers. */
export const objectionsCountSince = (now: Date): Date => new Date(now.getTime() - daysAfterObjection * dayMs)

/** Refuses an account without a verified contact: nobody could be told, and the family can correct its own registration. */
export function refuseUnverified(account: Account): void {
  if (!account.emailVerified && !account.mobileVerified)
    throw new Refusal('conflict', { sentence: callerSentences.nothingVerified })
}

/**
 * The contact by which the owner proves to be the caller, or null. The contact to be replaced proves nothing: somebody who found
 * the phone has it too. Nor does one that staff verified by hand, or the word of one ADMIN would be enough.
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
const answersNeeded = 2

/** The questions that a family can be asked: those whose answers are known. */
export const questionsWith = (truths: KnownAnswers): CallerQuestion[] => Object.keys(truths) as CallerQuestion[]

/** Refuses to prove a request by answers: only an ADMIN may ask, enough must be known, and no objection may be recent. */
export function refuseAnswers(
  staff: Pick<StaffMember, 'role'>,
  { hasObjected, truths }: { hasObjected: boolean; truths: KnownAnswers },
): void {
  if (staff.role !== 'ADMIN') throw new Refusal('admin_only', { sentence: callerSentences.adminAsks })
  if (hasObjected) throw new Refusal('conflict', { sentence: callerSentences.objectedLately })
  if (questionsWith(truths).length < answersNeeded)
    throw new Refusal('conflict', { sentence: callerSentences.tooLittleKnown })
}

/** Whether exactly two questions are answered, both rightly. An answer that is not known is never right. */
export function areAnswersRight(truths: KnownAnswers, answers: KnownAnswers): boolean {
  const given = Object.entries(answers) as [CallerQuestion, string][]
  return given.length === answersNeeded && given.every(([question, answer]) => truths[question] === answer)
}

/** The last characters of a contact, enough for its owner to see that it is another one. */
export const endOf = (contact: string): string => `…${contact.slice(-4)}`

interface RequestedContact {
  email: string | null
  mobile: string | null
  dial_code: string | null
  country_code: string | null
}

export function columnsOf({ email, mobile, dial_code, country_code }: RequestedContact): ContactColumns {
  if (email !== null) return { email }
  if (mobile === null || dial_code === null) throw new Refusal('conflict')
  return { mobile, dial_code, ...(country_code && { country_code }) }
}

export const contactOfRequest = (request: RequestedContact): string =>
  request.email ?? (request.mobile === null ? '' : `${request.dial_code}${request.mobile}`)

/** The keys of the contacts that the owner's code may have gone to: those that the request does not replace. */
export const ownerKeys = (account: Account, { kind }: { kind: CallerRequestKind }): string[] =>
  (['SMS', 'EMAIL'] as const)
    .filter(channel => kind === 'leave' || (kind === 'number') !== (channel === 'SMS'))
    .flatMap(channel => contactKey(account, channel) ?? [])
