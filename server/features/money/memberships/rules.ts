import { addDays, type Day, dayInIndia } from '#domain/calendar.ts'
import { viewsBeforeConfirmation } from '#domain/money/upi.ts'
import type { Gateway } from '#server/ports/gateway.ts'

export interface Membership {
  id: string
  planId: string
  feePaise: number
  startsOn: Day
  endsOn: Day
  /** Includes the views carried over from the membership before. */
  contactViews: number
  contactViewsSpent: number
  /** Views that wait for the confirmation of a payment. */
  heldViews: number
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

/** What an online purchase of this plan would be, or null where it cannot be bought online. */
export function onlinePurchaseKind(
  plan: Plan,
  current: Pick<Membership, 'planId' | 'feePaise' | 'endsOn'> | null,
  today: Day,
): PurchaseKind | null {
  if (plan.status !== 'active' || plan.isOffline || plan.feePaise === 0) return null
  return purchaseKind(plan, current, today)
}

/**
 * What a purchase of this plan at the office would be, or null where it would be none; the office also sells the plans that
 * are not sold online. Fees are compared with what the member paid, because the plan's fee may have changed since. The plan
 * that runs is never an upgrade of itself.
 */
export function purchaseKind(
  plan: Pick<Plan, 'id' | 'feePaise'>,
  current: Pick<Membership, 'planId' | 'feePaise' | 'endsOn'> | null,
  today: Day,
): PurchaseKind | null {
  if (!current) return 'new'
  if (plan.id === current.planId) return isRenewable(current, today) ? 'renewal' : null
  return plan.feePaise > current.feePaise ? 'upgrade' : null
}

/** Whether this visitor can pay online. The sandbox belongs to the demo, which only a person on this machine may use. */
export const isOpenGateway = (gateway: Gateway | null, mayUseDemo: boolean): gateway is Gateway =>
  gateway !== null && (gateway.name !== 'sandbox' || mayUseDemo)

/** What a paid order gives. */
interface Purchase {
  /** The day of the payment, on which the membership starts. */
  day: Day
  feePaise: number
  validityDays: number
  contactViews: number
}

/** The membership that a purchase takes the place of. */
interface PreviousMembership {
  feePaise: number
  endsOn: Day
  contactViews: number
  contactViewsSpent: number
}

export interface Grant {
  startsOn: Day
  endsOn: Day
  /** Unspent views of the membership before. */
  carriedViews: number
  contactViews: number
}

/**
 * The days and views that a purchase gives. An upgrade ends at the later of the old end and the end of its own days. Any other
 * purchase while a plan runs adds its days to the end: a renewal does, and so does a second payment from another browser,
 * which must not be lost. Unspent views carry over while the plan before it runs, and not after its end.
 */
export function grantOf(
  { day, feePaise, validityDays, contactViews }: Purchase,
  before: PreviousMembership | null,
): Grant {
  const own = { startsOn: day, endsOn: addDays(day, validityDays - 1), carriedViews: 0, contactViews }
  if (!before || before.endsOn < day) return own
  const isUpgrade = feePaise > before.feePaise
  const extendedEnd = addDays(before.endsOn, validityDays)
  const carriedViews = before.contactViews - before.contactViewsSpent
  return {
    startsOn: day,
    endsOn: isUpgrade ? later(own.endsOn, before.endsOn) : extendedEnd,
    carriedViews,
    contactViews: contactViews + carriedViews,
  }
}

interface HeldViews {
  /** What the purchase itself gives. */
  contactViews: number
  isUnconfirmed: boolean
  /** Whether an earlier payment waits too. */
  isSecond: boolean
  /** What the membership before it held, and carried over. */
  carriedHeldViews: number
}

/**
 * The views that wait until payments by UPI are confirmed. Some can be opened at once, and a second unconfirmed payment opens
 * no more of them.
 */
export function heldViewsOf({ contactViews, isUnconfirmed, isSecond, carriedHeldViews }: HeldViews): number {
  if (!isUnconfirmed) return carriedHeldViews
  const opened = isSecond ? 0 : viewsBeforeConfirmation
  return carriedHeldViews + Math.max(0, contactViews - opened)
}

const later = (one: Day, other: Day): Day => (one > other ? one : other)

/** A stored membership, with what its own payment gave. */
export interface PurchasedMembership extends PreviousMembership {
  id: string
  startsOn: Day
  validityDays: number
  carriedViews: number
}

interface ChangedMembership {
  id: string
  endsOn: Day
  carriedViews: number
  contactViews: number
  contactViewsSpent: number
}

/**
 * What becomes of the other memberships when a payment is refunded. The refund takes back exactly what that payment gave: the
 * purchases after it are recalculated as if it had never been made. Carried views are spent first, so the carried ones that
 * were spent from the refunded membership count as spent from the one before; a view that was spent stays seen, whichever
 * membership paid for it.
 */
export function afterRefund(
  before: PurchasedMembership | null,
  refunded: PurchasedMembership,
  following: readonly PurchasedMembership[],
): ChangedMembership[] {
  const changed: ChangedMembership[] = []
  const spentOfCarried = Math.min(refunded.contactViewsSpent, refunded.carriedViews)
  const previous: PreviousMembership | null = before && {
    ...before,
    contactViewsSpent: before.contactViewsSpent + spentOfCarried,
  }
  if (before && previous) changed.push({ ...asChanged(before), contactViewsSpent: previous.contactViewsSpent })
  return [...changed, ...recalculate(previous, following)]
}

/** The memberships of two merged records: as if one member had made every purchase, in the order in which they began. */
export const afterMerge = (purchases: readonly PurchasedMembership[]): ChangedMembership[] =>
  recalculate(null, purchases)

/** Grants each purchase again, on top of the one before it. */
function recalculate(
  before: PreviousMembership | null,
  following: readonly PurchasedMembership[],
): ChangedMembership[] {
  const changed: ChangedMembership[] = []
  let previous = before
  for (const one of following) {
    const own = one.contactViews - one.carriedViews
    const grant = grantOf({ ...one, day: one.startsOn, contactViews: own }, previous)
    // Views that were spent already cannot be taken back.
    const carriedViews = Math.max(grant.carriedViews, one.contactViewsSpent - own)
    const next = { ...asChanged(one), endsOn: grant.endsOn, carriedViews, contactViews: own + carriedViews }
    changed.push(next)
    previous = { ...next, feePaise: one.feePaise }
  }
  return changed
}

const asChanged = ({
  id,
  endsOn,
  carriedViews,
  contactViews,
  contactViewsSpent,
}: PurchasedMembership): ChangedMembership => ({
  id,
  endsOn,
  carriedViews,
  contactViews,
  contactViewsSpent,
})

/** Reminders of a plan's end, each in a span of days before it, so that a day on which no node ran loses none. */
export const endReminders = [
  { type: 'membership_ending', fromDays: 2, toDays: 7 },
  { type: 'membership_last_days', fromDays: 0, toDays: 1 },
] as const
