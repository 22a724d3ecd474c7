import type { TestMember } from './members.ts'
import { sellsPlan } from './plans.ts'
import type { TestStaff } from './staff.ts'
import type { TestWorld } from './world.ts'

let papers = 0

/** A clerk makes an order that the family pays by UPI, and reads its QR. */
export async function ordersByUpi(
  world: Pick<TestWorld, 'call' | 'db' | 'clock'>,
  clerk: TestStaff,
  family: Pick<TestMember, 'id'>,
  { planId, ...more }: { planId?: string; discount?: number; discount_reason?: string } = {},
) {
  const plan_id = planId ?? (await sellsPlan(world))
  const payment = { uuid: family.id, plan_id, receipt_number: `Q/${++papers}`, method: 'upi' as const, ...more }
  const { status } = await world.call('enterPayment', payment, clerk.options)
  if (status !== 200) throw new Error(`the order was answered with ${status}`)
  const { order } = (await world.call('upiOrder', { uuid: family.id }, clerk.options)).body
  if (!order) throw new Error('there is no order to pay')
  return order
}

/** The family pays, and the clerk enters the UTR of the transfer. */
export async function paysByUpi(
  world: Pick<TestWorld, 'call' | 'db' | 'clock'>,
  clerk: TestStaff,
  family: Pick<TestMember, 'id'>,
  { utr, ...more }: { utr: string; planId?: string },
) {
  const { uuid } = await ordersByUpi(world, clerk, family, more)
  return world.call('enterUtr', { uuid, utr }, clerk.options)
}
