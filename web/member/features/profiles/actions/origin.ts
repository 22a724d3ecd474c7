import type { InterestTab, Origin } from './button-set.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list a profile is opened from; with the entry of the history, so that a reload keeps it. */
    origin?: 'shortlisted' | 'blocked' | 'reported'
  }
}

interface Between {
  hasSentIntrest: 0 | 1
  SentIntrestStatus: InterestTab | null
  hasRecivedIntrest: 0 | 1
  RecivedIntrestStatus: InterestTab | null
}

interface Arrival {
  /** Opened from an interest; its address cannot tell sent from received, the server can. */
  fromInterest: boolean
  origin: Origin | undefined
}

export function placeOf(between: Between, arrival: Arrival): [origin: Origin | null, tab: InterestTab | null] {
  if (!arrival.fromInterest) return [arrival.origin ?? null, null]
  if (between.hasSentIntrest) return ['interest-sent', between.SentIntrestStatus]
  if (between.hasRecivedIntrest) return ['interest-received', between.RecivedIntrestStatus]
  return [null, null]
}
