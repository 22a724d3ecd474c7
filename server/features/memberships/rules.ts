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

/** The membership a member is on now, or none. It is good through its end date's last second, in India. */
export function membershipOf(memberships: readonly Membership[], now: Date): Membership | null {
  const today = dayInIndia(now)
  const running = memberships.filter(one => one.endedEarlyAt === null && one.startsOn <= today && today <= one.endsOn)
  return running.reduce<Membership | null>((best, one) => (best && best.endsOn >= one.endsOn ? best : one), null)
}
