import type { InterestStatus } from '#contract/finding/summary.ts'
import type { RelationAnswer } from '#contract/relations/pair.ts'
import type { Origin } from './button-set.ts'

/** The lists that a profile remembers being opened from. */
export type ListOrigin = 'shortlisted' | 'blocked' | 'reported'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list that a profile was opened from. The history entry holds it, so that it survives a reload. */
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
  /** Whether the profile was opened from a list of interests. The server, not the address, tells sent from received. */
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
