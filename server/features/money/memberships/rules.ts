import { addDays, type Day, dayInIndia } from '#domain/calendar.ts'

export interface Membership {
  id: string
  planId: string
  feePaise: number
  startsOn: Day
  endsOn: Day
  /** Those carried over are among them. */
  contactViews: number
  contactViewsSpent: number
  endedEarlyAt: Date | null
}

const runsOn = (one: Pick<Membership, 'startsOn' | 'endsOn' | 'endedEarlyAt'>, today: Day) =>
  one.endedEarlyAt === null && one.startsOn <= today && today <= one.endsOn

/** The membership that runs now, or null. It runs through the last second of its end date in India. */
export function runningMembership(memberships: readonly Membership[], now: Date): Membership | null {
  const running = memberships.filter(one => runsOn(one, dayInIndia(now)))
  return running.reduce<Membership | null>((best, one) => (best && best.endsOn >= one.endsOn ? best : one), null)
}

const renewableDays = 30

/** A plan can be renewed in its last thirty days, today and the end date among them. */
const isRenewable = ({ endsOn }: Pick<Membership, 'endsOn'>, today: Day): boolean =>
  addDays(endsOn, -renewableDays) < today

export interface Plan {
  id: string
  feePaise: number
  status: 'active' | 'retired'
  isOffline: boolean
}
export type PurchaseKind = 'new' | 'upgrade' | 'renewal'

/**
 * What a purchase of this plan would be, or null where it cannot be bought online. Fees are compared with what the member
 * paid, because the plan's fee may have changed since. The plan that runs is never an upgrade of itself.
 */
export function purchaseOf(
  plan: Plan,
  current: Pick<Membership, 'planId' | 'feePaise' | 'endsOn'> | null,
  today: Day,
): PurchaseKind | null {
  if (plan.status !== 'active' || plan.isOffline || plan.feePaise === 0) return null
  return purchaseKind(plan, current, today)
}

/** The same at the office, which also sells the plans that are not sold online. */
export function purchaseKind(
  plan: Pick<Plan, 'id' | 'feePaise'>,
  current: Pick<Membership, 'planId' | 'feePaise' | 'endsOn'> | null,
  today: Day,
): PurchaseKind | null {
  if (!current) return 'new'
  if (plan.id === current.planId) return isRenewable(current, today) ? 'renewal' : null
  return plan.feePaise > current.feePaise ? 'upgrade' : null
}
