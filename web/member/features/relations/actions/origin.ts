import type { InterestStatus } from '#contract/finding/summary.ts'
import type { RelationAnswer } from '#contract/relations/pair.ts'
import type { Origin } from './button-set.ts'

/** The lists of members that a profile says it was opened from. */
export type ListOrigin = 'shortlisted' | 'blocked' | 'reported'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list a profile was opened from. It is part of the history entry, so that a reload keeps it. */
    origin?: ListOrigin
  }
}

interface Interest {
  direction: 'sent' | 'received'
  status: InterestStatus | null
}
type InterestFlags = Pick<
  RelationAnswer,
  'hasSentIntrest' | 'SentIntrestStatus' | 'hasRecivedIntrest' | 'RecivedIntrestStatus'
>

/** The interest between the viewer and this member, or null. */
function interestOf(member: InterestFlags): Interest | null {
  if (member.hasSentIntrest) return { direction: 'sent', status: member.SentIntrestStatus }
  if (member.hasRecivedIntrest) return { direction: 'received', status: member.RecivedIntrestStatus }
  return null
}

interface Arrival {
  /** The profile was opened from a list of interests. The address does not tell sent from received, the server does. */
  fromInterest: boolean
  origin: ListOrigin | undefined
}

export function originOf(
  member: InterestFlags,
  arrival: Arrival,
): [origin: Origin | null, status: InterestStatus | null] {
  if (!arrival.fromInterest) return [arrival.origin ?? null, null]
  const interest = interestOf(member)
  return interest ? [`interest-${interest.direction}`, interest.status] : [null, null]
}
