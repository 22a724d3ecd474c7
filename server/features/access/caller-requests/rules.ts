import {
  type CallerRequestKind,
  daysToConfirm,
  daysToObject,
  daysToObjectAlone,
  type VisitCheck,
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

type ContactKind = 'number' | 'email'
export const channelOf = { number: 'SMS', email: 'EMAIL' } as const satisfies Record<ContactKind, Channel>
export const isContactKind = (kind: CallerRequestKind): kind is ContactKind => kind === 'number' || kind === 'email'

/** The purpose of the code by which the owner proves to be the caller. */
const purposes = {
  number: 'caller_change',
  email: 'caller_change',
  leave: 'caller_leave',
  join: 'caller_join',
  candidate: 'caller_candidate',
  candidate_end: 'caller_candidate_end',
} as const satisfies Record<CallerRequestKind, CallerPurpose>
export const purposeOf = (kind: CallerRequestKind): CallerPurpose => purposes[kind]

/** A login for the candidate is no contact of whoever reads out the code, so an ADMIN confirms it and the days follow. */
export const isOfCandidate = (kind: CallerRequestKind): kind is 'candidate' | 'candidate_end' =>
  kind === 'candidate' || kind === 'candidate_end'

const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs)
/** As long as a code lives, and a little more for typing it. */
const proveWithinMinutes = 15
export const proveUntil = (now: Date): Date => new Date(now.getTime() + proveWithinMinutes * minuteMs)
export const confirmUntil = (now: Date): Date => daysAfter(now, daysToConfirm)

/** Where nobody else could look at a visitor's paper, the contacts have twice as long. */
export const takesEffectAfter = (
  now: Date,
  { way, isByTwo }: Pick<Progress, 'way'> & Pick<Deciding, 'isByTwo'>,
): Date => daysAfter(now, way !== 'notice' && !isByTwo ? daysToObjectAlone : daysToObject)
/** After an ADMIN has let it go on, the contacts that are told again have at least a day. */
export const goesOnAt = (takesEffectAt: Date, now: Date): Date =>
  new Date(Math.max(takesEffectAt.getTime(), daysAfter(now, 1).getTime()))

interface Progress {
  kind: CallerRequestKind
  way: 'codes' | 'visit' | 'notice'
  asked_by: string
  entered_by: string | null
  takes_effect_at: Date | null
  objected_at: Date | null
}

/** What an open request waits for: a proof, another ADMIN, an objection, or an ADMIN who speaks with both. */
export type RequestState = 'PROVE' | 'CONFIRM' | 'WAITS' | 'STOPPED'

export function stateOf({ way, entered_by, takes_effect_at, objected_at }: Progress): RequestState {
  if (objected_at) return 'STOPPED'
  if (takes_effect_at) return 'WAITS'
  return way === 'notice' || entered_by ? 'CONFIRM' : 'PROVE'
}

interface Deciding {
  staff: Pick<StaffMember, 'id' | 'role'>
  isAlone: boolean
  /** Who noted the candidate's yes, on which a login for the candidate rests. */
  yesNotedBy: string | null
  /** Whether whoever decides has had the own login long enough to be a second person. */
  isSettled: boolean
  /** Whether whoever opened and entered it have so too. One who is new does not keep a family waiting for more than the longer days. */
  isByTwo: boolean
}

/**
 * Whether somebody may confirm a request or decide about an objection: an ADMIN who neither opened nor entered it, nor noted the
 * yes it rests on, and is no young login. In an office of one the same person may, but for two records, about which the days alone
 * decide.
 */
export const mayDecide = (
  { kind, asked_by, entered_by }: Progress,
  { staff, isAlone, yesNotedBy, isSettled, isByTwo }: Deciding,
): boolean => {
  if (staff.role !== 'ADMIN') return false
  const isAnother = isSettled && ![asked_by, entered_by, yesNotedBy].includes(staff.id)
  return kind === 'join' ? isAnother && isByTwo : isAnother || isAlone
}

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
  const replaced = isContactKind(kind) ? channelOf[kind] : null
  const proving = reachableContacts(account, channels).filter(
    ({ channel }) => channel !== replaced && !vouched.includes(channel),
  )
  return proving.find(({ channel }) => channel === 'SMS') ?? proving[0] ?? null
}

/** What the office knows of a family that a photo identity can be compared with. */
export interface KnownOfVisitor {
  hasPhoto: boolean
  /** The last four characters of the paper that was checked, or null. */
  documentEnd: string | null
}

/** The photo is compared where there is one. */
export const checksOf = ({ hasPhoto }: KnownOfVisitor): VisitCheck[] => [
  'name',
  'birth_date',
  ...(hasPhoto ? (['photo'] as const) : []),
]

/** Refuses a visit where staff do not say of everything known that it agrees. */
export function refuseUnlessAgrees(known: KnownOfVisitor, agrees: readonly VisitCheck[]): void {
  if (checksOf(known).some(check => !agrees.includes(check)))
    throw new Refusal('conflict', { sentence: callerSentences.doesNotAgree })
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
    .filter(channel => !isContactKind(kind) || channel !== channelOf[kind])
    .flatMap(channel => contactKey(account, channel) ?? [])
