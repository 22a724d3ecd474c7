import { addDays, dayInIndia } from '#domain/calendar.ts'
import { dayMs } from '#domain/durations.ts'
import type { RowContext } from './family.ts'
import type { MembershipRow } from './household.ts'
import type { KnownLogin } from './known-logins.ts'
import { type DemoPlan, plans } from './plans.ts'
import { weighted } from './random.ts'

const drawPlan = weighted(plans.map((plan, n) => [plan, [35, 40, 20, 5][n] ?? 1]))

interface MembershipSubject {
  joined: Date
  now: Date
  known: KnownLogin | undefined
}

/** The free logins had the first plan, and it ended: they still read the contacts they saw with it. */
const daysSinceFreeLoginsPaid = 200

/** One member in six has bought a plan at some time, and old plans have run out. The paid logins have a running plan. */
export function membershipRows(
  { random, memberId, newId }: RowContext,
  { joined, now, known }: MembershipSubject,
): MembershipRow[] {
  const pays = random.happens(0.17)
  const waited = random.between(0, 20) * dayMs
  const plan = drawPlan(random)
  if (known) {
    const days = known.paid ? 30 : daysSinceFreeLoginsPaid
    const knownPlan = plans[known.paid ? 2 : 0] ?? plan
    return [membership(newId(), memberId, knownPlan, new Date(now.getTime() - days * dayMs))]
  }
  if (!pays) return []
  return [membership(newId(), memberId, plan, new Date(Math.min(joined.getTime() + waited, now.getTime())))]
}

function membership(id: string, memberId: string, plan: DemoPlan, paidAt: Date): MembershipRow {
  const startsOn = dayInIndia(paidAt)
  return {
    id,
    member_id: memberId,
    plan_id: plan.id,
    fee_paise: plan.fee_paise,
    validity_days: plan.validity_days,
    starts_on: startsOn,
    ends_on: addDays(startsOn, plan.validity_days - 1),
    contact_views: plan.contact_views,
    contact_views_spent: 0,
    ended_early_at: null,
    created_at: paidAt,
  }
}
