import { addDays, type Day } from '#domain/calendar.ts'

/** What a paid order gives. */
export interface Purchase {
  /** The day of the payment, on which it starts. */
  day: Day
  feePaise: number
  validityDays: number
  contactViews: number
}

/** The membership that a purchase takes the place of. */
export interface PreviousMembership {
  feePaise: number
  endsOn: Day
  contactViews: number
  contactViewsSpent: number
}

export interface Grant {
  startsOn: Day
  endsOn: Day
  /** Views left of the membership before. */
  carriedViews: number
  contactViews: number
}

/**
 * The days and views of a purchase. An upgrade ends at the later of the old end and its own days. Any other purchase while
 * a plan runs adds its days to the end: a renewal does, and so does a second payment from another browser, which must not
 * be lost. Views that are left carry over while the plan before it runs, and not after its end.
 */
export function grantOf(
  { day, feePaise, validityDays, contactViews }: Purchase,
  before: PreviousMembership | null,
): Grant {
  const own = { startsOn: day, endsOn: addDays(day, validityDays - 1), carriedViews: 0, contactViews }
  if (!before || before.endsOn < day) return own
  const isUpgrade = feePaise > before.feePaise
  const added = addDays(before.endsOn, validityDays)
  const carriedViews = before.contactViews - before.contactViewsSpent
  return {
    startsOn: day,
    endsOn: isUpgrade ? later(own.endsOn, before.endsOn) : added,
    carriedViews,
    contactViews: contactViews + carriedViews,
  }
}

const later = (one: Day, other: Day): Day => (one > other ? one : other)

/** A membership as it stands, with what its own payment gave. */
export interface HeldMembership extends PreviousMembership {
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
 * What becomes of the other memberships when a payment is given back. It takes back exactly what that payment gave: the
 * purchases after it are worked out anew, as if it had never been. Carried views count as spent first, so those that were
 * spent of the refunded one are spent of the one before; a view that was spent stays seen, whoever paid for it.
 */
export function afterRefund(
  before: HeldMembership | null,
  refunded: HeldMembership,
  following: readonly HeldMembership[],
): ChangedMembership[] {
  const changed: ChangedMembership[] = []
  const spentOfCarried = Math.min(refunded.contactViewsSpent, refunded.carriedViews)
  const previous: PreviousMembership | null = before && {
    ...before,
    contactViewsSpent: before.contactViewsSpent + spentOfCarried,
  }
  if (before && previous) changed.push({ ...asChanged(before), contactViewsSpent: previous.contactViewsSpent })
  return [...changed, ...workedOut(previous, following)]
}

/** Two records of one person become one: as if every purchase had been made by it, in the order in which they began. */
export const asOneBuyer = (held: readonly HeldMembership[]): ChangedMembership[] => workedOut(null, held)

/** Purchases, each as it follows from the one before it. */
function workedOut(before: PreviousMembership | null, following: readonly HeldMembership[]): ChangedMembership[] {
  const changed: ChangedMembership[] = []
  let previous = before
  for (const one of following) {
    const own = one.contactViews - one.carriedViews
    const grant = grantOf({ ...one, day: one.startsOn, contactViews: own }, previous)
    // What was spent already cannot be taken back.
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
}: HeldMembership): ChangedMembership => ({
  id,
  endsOn,
  carriedViews,
  contactViews,
  contactViewsSpent,
})
