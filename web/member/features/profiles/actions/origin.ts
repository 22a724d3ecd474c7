import type { ProfileInterest } from '../present/profile.ts'
import type { InterestTab, Origin } from './button-set.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list a profile was opened from. It is part of the history entry, so that a reload keeps it. */
    origin?: 'shortlisted' | 'blocked' | 'reported'
  }
}

interface Arrival {
  /** The profile was opened from a list of interests. The address does not tell sent from received, the server does. */
  fromInterest: boolean
  origin: Origin | undefined
}

export function originOf(
  interest: ProfileInterest | null,
  arrival: Arrival,
): [origin: Origin | null, tab: InterestTab | null] {
  if (!arrival.fromInterest) return [arrival.origin ?? null, null]
  return interest ? [`interest-${interest.direction}`, interest.status] : [null, null]
}
