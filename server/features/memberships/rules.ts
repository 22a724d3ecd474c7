import { dayInIndia } from '#domain/calendar.ts'

export interface Membership {
  planId: string
  feePaise: number
  startsOn: string
  endsOn: string
  contactViews: number
  contactViewsSpent: number
  endedEarlyAt: Date | null
}

/** The membership that runs now, or null. It runs through the last second of its end date in India. */
export function runningMembership(memberships: readonly Membership[], now: Date): Membership | null {
  const today = dayInIndia(now)
  const running = memberships.filter(one => one.endedEarlyAt === null && one.startsOn <= today && today <= one.endsOn)
  return running.reduce<Membership | null>((best, one) => (best && best.endsOn >= one.endsOn ? best : one), null)
}
