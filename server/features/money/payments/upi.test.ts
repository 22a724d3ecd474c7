import { describe, expect, it } from 'vitest'
import { dayMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import { deleteExpired } from '#server/running/operations/housekeeping.ts'
import { blocked } from '#server/testing/blocked.ts'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { soon } from '#server/testing/soon.ts'
import { createStaff } from '#server/testing/staff.ts'
import { ordersByUpi, paysByUpi } from '#server/testing/upi.ts'
import { testWorld } from '#server/testing/world.ts'
import { confirmByHand } from './upi-confirmations.ts'
import { enterUtr } from './upi-orders.ts'

const world = testWorld()

let last = 500_000_000_000
const nextUtr = () => String(++last)
const brides = async (count: number) => {
  const families: TestMember[] = []
  while (families.length < count) families.push(await bride(world))
  return families
}
const opens = (viewer: TestMember, her: TestMember) =>
  world.call('contactDetail', { uuid: her.id }, { token: viewer.token })
const paymentOf = async (family: TestMember) => {
  const admin = await createStaff(world, 'ADMIN')
  const { list } = (await world.call('officePayments', { query: await numberOf(family) }, admin.options)).body
  return list[0]
}
const numberOf = async ({ id }: TestMember) =>
  (await world.db.selectFrom('members').select('registration_no').where('id', '=', id).executeTakeFirstOrThrow())
    .registration_no

describe('an order by UPI', () => {
  it('shows whom to pay, how much and for what, and starts no plan', async () => {
    const [clerk, him] = [await createStaff(world), await groom(world)]
    const discounted = { discount: 200, discount_reason: 'A second child of the family' }
    const order = await ordersByUpi(world, clerk, him, discounted)
    const asked = new URL(order.link)
    expect([asked.protocol, asked.host || asked.pathname]).toEqual(['upi:', 'pay'])
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      pa: 'saptapadi.demo@bank',
      pn: 'Saptapadi',
      am: '1300.00',
      cu: 'INR',
      tn: order.receipt_number,
    })
    expect((await world.call('me', {}, { token: him.token })).body.is_membership_subscribed).toBe('N')
    expect((await world.call('paymentList', {}, { token: him.token })).body.count).toBe(0)
    expect((await world.call('checkPayment', {}, { token: him.token })).body.status).toBe('NONE')
  })

  it('gives way to a newer one of the family, whose paper may have the same number', async () => {
    const [clerk, him, gold] = [await createStaff(world), await groom(world), await sellsPlan(world)]
    const first = await ordersByUpi(world, clerk, him)
    const again = { uuid: him.id, plan_id: gold, receipt_number: first.receipt_number, method: 'upi' } as const
    expect((await world.call('enterPayment', again, clerk.options)).status).toBe(200)
    const late = await world.call('enterUtr', { uuid: first.uuid, utr: nextUtr() }, clerk.options)
    expect([late.status, late.refusal.message]).toEqual([409, expect.stringContaining('a newer one took its place')])
  })

  it('waits for a week', async () => {
    const [clerk, him] = [await createStaff(world), await groom(world)]
    const { uuid } = await ordersByUpi(world, clerk, him)
    world.clock.passes(8 * dayMs)
    const later = await createStaff(world)
    expect((await world.call('upiOrder', { uuid: him.id }, later.options)).body.order).toBeNull()
    expect((await world.call('enterUtr', { uuid, utr: nextUtr() }, later.options)).status).toBe(409)
    await deleteExpired(world.db, world.clock.now())
    expect(await world.db.selectFrom('orders').select('id').where('id', '=', uuid).execute()).toEqual([])
  })

  it('is refused with a number that is no UTR', async () => {
    const [clerk, him] = [await createStaff(world), await groom(world)]
    const { uuid } = await ordersByUpi(world, clerk, him)
    for (const utr of ['', '1234', '4022110000011', 'SBIN12345678']) {
      const { status, refusal } = await world.call('enterUtr', { uuid, utr }, clerk.options)
      expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['utr']])
    }
    expect((await world.call('enterUtr', { uuid, utr: '४०२२ १००० ००११' }, clerk.options)).status).toBe(200)
    expect(await paymentOf(him)).toMatchObject({ reference: '402210000011', method: 'upi' })
  })
})

describe('a payment by UPI that is to be confirmed', () => {
  it('starts the plan, and opens five contacts, also of 64 asked for at once', async () => {
    const [clerk, him, families] = [await createStaff(world), await groom(world), await brides(64)]
    expect((await paysByUpi(world, clerk, him, { utr: nextUtr() })).status).toBe(200)
    expect((await world.call('me', {}, { token: him.token })).body.is_membership_subscribed).toBe('Y')
    const { list } = (await world.call('paymentList', {}, { token: him.token })).body
    expect(list).toMatchObject([{ status: 'PAID', is_to_be_confirmed: 1, documents: [{ kind: 'RECEIPT' }] }])
    const answers = await Promise.all(families.map(her => opens(him, her)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status, refusal }) => `${status} ${refusal.message}`))).toEqual(
      new Set([expect.stringMatching(/^409 Your payment by UPI is being confirmed/)]),
    )
    const closed = families.find((_, n) => answers[n]?.status !== 200) as TestMember
    const asked = await world.call('remainingContact', { uuid: closed.id }, { token: him.token })
    expect(asked.body).toMatchObject({ contact_view: 0, has_plan: 1, waits_for_bank: 1 })
    // No statement can spend more, whatever a handler does.
    const spends = world.db.updateTable('memberships').set({ contact_views_spent: 6 }).where('member_id', '=', him.id)
    await expect(spends.execute()).rejects.toThrow('memberships')
  })

  it('leaves a family the views that it had before, and a second one opens no five more', async () => {
    const [clerk, him, families] = [await createStaff(world), await groom(world), await brides(9)]
    await subscribes(world, him.id, { views: 2 })
    for (const _ of [1, 2]) expect((await paysByUpi(world, clerk, him, { utr: nextUtr() })).status).toBe(200)
    const statuses: number[] = []
    for (const her of families) statuses.push((await opens(him, her)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 409, 409])
  })

  it('opens five contacts with two small plans too', async () => {
    const [clerk, him, families] = [await createStaff(world), await groom(world), await brides(7)]
    const planId = await sellsPlan(world, { views: 5 })
    for (const _ of [1, 2]) expect((await paysByUpi(world, clerk, him, { utr: nextUtr(), planId })).status).toBe(200)
    const statuses: number[] = []
    for (const her of families) statuses.push((await opens(him, her)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409, 409])
  })

  it('has a UTR that serves once, ever: of 64 at once one starts a plan', async () => {
    const [clerks, planId] = [[await createStaff(world), await createStaff(world)], await sellsPlan(world)]
    const orders: { him: TestMember; uuid: string; by: string }[] = []
    while (orders.length < 64) {
      const [him, clerk] = [await groom(world), clerks[orders.length % 2] ?? (await createStaff(world))]
      orders.push({ him, uuid: (await ordersByUpi(world, clerk, him, { planId })).uuid, by: clerk.id })
    }
    const utr = nextUtr()
    const enters = ({ uuid, by }: (typeof orders)[number]) =>
      world.db
        .transaction()
        .execute(trx => enterUtr(trx, world, { orderId: uuid, utr, paidOn: undefined, by }, world.clock.now()))
        .then(
          () => 'entered',
          (error: { sentence?: { en: string } }) => error.sentence?.en,
        )
    const outcomes = await Promise.all(orders.map(enters))
    expect(outcomes.filter(one => one === 'entered')).toHaveLength(1)
    expect(outcomes.filter(one => one?.startsWith('This UTR was entered before'))).toHaveLength(63)
    const plans = await world.db.selectFrom('memberships').select('id').where('plan_id', '=', planId).execute()
    expect(plans).toHaveLength(1)
    // Taking it back does not free the UTR.
    const paid = orders[outcomes.indexOf('entered')]?.him as TestMember
    const treasurer = await createStaff(world, 'TREASURER')
    const uuid = (await paymentOf(paid))?.uuid ?? ''
    const back = await world.call('refundPayment', { uuid, reason: 'The bank has no such transfer' }, treasurer.options)
    expect(back.status).toBe(200)
    const other = orders.find(({ him }) => him !== paid) as (typeof orders)[number]
    expect(await enters(other)).toContain('This UTR was entered before')
  })

  it('is one of at most five of a clerk, also where many are entered at once', async () => {
    const clerk = await createStaff(world)
    const families = await Promise.all(Array.from({ length: 12 }, () => groom(world)))
    const orders = await Promise.all(families.map(him => ordersByUpi(world, clerk, him)))
    const answers = await Promise.all(
      orders.map(({ uuid }) => world.call('enterUtr', { uuid, utr: nextUtr() }, clerk.options)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.find(({ status }) => status !== 200)?.refusal.message).toContain('Five of your payments')
    const unpaid = orders[answers.findIndex(({ status }) => status !== 200)]
    const colleague = await createStaff(world)
    const other = await world.call('enterUtr', { uuid: unpaid?.uuid ?? '', utr: nextUtr() }, colleague.options)
    expect(other.status).toBe(200)
  })

  it('is confirmed by a treasurer after seven days, who then opens all of the plan', async () => {
    const [clerk, treasurer] = [await createStaff(world), await createStaff(world, 'TREASURER')]
    const [him, families] = [await groom(world), await brides(7)]
    await paysByUpi(world, clerk, him, { utr: nextUtr() })
    const uuid = (await paymentOf(him))?.uuid ?? ''
    const confirms = (by: typeof clerk) =>
      world.call('confirmUpiPayment', { uuid, reason: 'Seen in the app of the bank' }, by.options)
    expect((await confirms(clerk)).status).toBe(403)
    expect((await confirms(treasurer)).status).toBe(409)
    world.clock.passes(7 * dayMs)
    expect((await paymentOf(him))?.upi).toMatchObject({ state: 'WAITS', may_confirm: true })
    const later = await createStaff(world, 'TREASURER')
    const accountantReads = async () => {
      const url = `/api/office/payments/export?format=csv&query=${await numberOf(him)}`
      return (await world.app.inject({ url, ...later.options })).body.trimEnd().split('\r\n').at(-1)
    }
    expect(await accountantReads()).toMatch(/upi.*to be confirmed"?$/)
    expect((await confirms(later)).status).toBe(200)
    expect((await confirms(later)).status).toBe(409)
    expect(await accountantReads()).toMatch(/upi.*\d{4}-\d{2}-\d{2}"?$/)
    expect((await paymentOf(him))?.upi).toMatchObject({ state: 'CONFIRMED', may_confirm: false })
    for (const her of families) expect((await opens(him, her)).status).toBe(200)
    const admin = await createStaff(world, 'ADMIN')
    const acts = await world.call('auditList', { act: 'payment_confirmed' }, admin.options)
    expect(acts.body.list[0]).toMatchObject({ reason: 'Seen in the app of the bank' })
  })

  it('opens all that was held, also where a second one is confirmed in the same moment', async () => {
    const [clerk, treasurer] = [await createStaff(world), await createStaff(world, 'TREASURER')]
    const him = await groom(world)
    for (const _ of [1, 2]) await paysByUpi(world, clerk, him, { utr: nextUtr() })
    world.clock.passes(7 * dayMs)
    const payments = await world.db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .where('orders.member_id', '=', him.id)
      .select('payments.id')
      .execute()
    const confirms = (trx: Db, n: number) =>
      confirmByHand(trx, { paymentId: payments[n]?.id ?? '', by: treasurer.id, now: world.clock.now() })
    // Each sees the payment of the other still open, unless the second waits for the first.
    const { second } = await world.db.transaction().execute(async first => {
      await confirms(first, 0)
      let isDone = false
      const begun = world.db
        .transaction()
        .execute(trx => confirms(trx, 1))
        .finally(() => {
          isDone = true
        })
      await soon(async () => isDone || (await blocked(world.db)) === 1, true)
      return { second: begun }
    })
    await second
    const held = world.db.selectFrom('memberships').where('member_id', '=', him.id).where('held_views', '>', 0)
    expect(await held.select('id').execute()).toEqual([])
  })

  it('is taken back with what it gave, and a credit note', async () => {
    const [clerk, treasurer] = [await createStaff(world), await createStaff(world, 'TREASURER')]
    const [him, families] = [await groom(world), await brides(4)]
    await subscribes(world, him.id, { views: 3 })
    await paysByUpi(world, clerk, him, { utr: nextUtr() })
    expect((await opens(him, families[0] as TestMember)).status).toBe(200)
    const uuid = (await paymentOf(him))?.uuid ?? ''
    await world.call('refundPayment', { uuid, reason: 'The bank has no such transfer' }, treasurer.options)
    expect(await paymentOf(him)).toMatchObject({
      refund: 'DONE',
      upi: { may_confirm: false },
      documents: [{ kind: 'RECEIPT' }, { kind: 'REFUND_NOTE' }],
    })
    // Of the three views of before, one is spent.
    const left: number[] = []
    for (const her of families.slice(1)) left.push((await opens(him, her)).status)
    expect(left).toEqual([200, 200, 403])
  })
})
