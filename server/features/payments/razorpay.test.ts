import { validatePaymentVerification, validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPrinter } from '#server/features/printing/printer.ts'
import { razorpay } from '#server/ports/razorpay.ts'
import { type FakeRazorpay, fakeRazorpay, razorpayKeys } from '#server/testing/fake-razorpay.ts'
import { groom, type TestMember } from '#server/testing/members.ts'
import { paymentWindow } from '#server/testing/payment-window.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { testWorld } from '#server/testing/world.ts'
import type { PaymentDependencies, PaymentTrouble } from './dependencies.ts'
import { checkOrders, finishRefunds } from './job.ts'
import { mailPapers } from './mail-papers.ts'
import { askRefund, finishRefund, type RefundWish } from './refunds.ts'

const staff = '0190a0a0-0000-7000-8000-000000000099'
const seller = { GSTIN: '27ABCDE1234F1Z5', SELLER_NAME: 'Saptapadi Vivah', SELLER_ADDRESS: 'Laxmi Road, Pune' }
let fake: FakeRazorpay
const world = testWorld({
  env: { ...seller, DEMO: 'on' },
  gateway: async () => {
    fake = await fakeRazorpay()
    return razorpay(razorpayKeys, fake.url)
  },
})
const troubles: PaymentTrouble[] = []
let dependencies: PaymentDependencies
beforeAll(() => {
  dependencies = {
    db: world.db,
    secrets: world.secrets,
    channels: { SMS: true, EMAIL: true },
    config: world.config,
    gateway: razorpay(razorpayKeys, fake.url),
    tell: trouble => void troubles.push(trouble),
  }
})
afterAll(() => fake.close())

const send = (event: ReturnType<FakeRazorpay['event']>) =>
  world.app.inject({ method: 'POST', url: '/api/payment/webhook', payload: event.body, headers: event.headers })
const flagOf = async (him: TestMember) =>
  (await world.call('me', {}, { token: him.token })).body.is_membership_subscribed

/** A member at the gateway's door: the order as Razorpay knows it, and the form that leads there. */
async function atGateway(him: TestMember, plan: string, type: 'NORMAL' | 'UPGRADE' = 'NORMAL') {
  const { body } = await world.call('paymentTicket', { plan_id: plan, type }, { token: him.token })
  const page = await paymentWindow(world.app).open(body.url)
  const fields = page.form?.fields ?? {}
  return { page, fields, orderId: fields.order_id ?? '' }
}
const paymentIdOf = async (gatewayId: string) =>
  (await world.db.selectFrom('payments').select('id').where('payment_id', '=', gatewayId).executeTakeFirstOrThrow()).id
const returnTo = (address: string, fields: Record<string, string>) => {
  const { pathname, search } = new URL(address)
  const payload = new URLSearchParams(fields).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return world.app.inject({ method: 'POST', url: `${pathname}${search}`, payload, headers })
}

const refund = async (dependencies: Parameters<typeof finishRefund>[0], wish: RefundWish, now: Date) =>
  finishRefund(dependencies, await askRefund(dependencies.db, wish, now), now)

describe('Razorpay', () => {
  it('signs as its own package checks', () => {
    const payment = fake.pay('order_of_nobody')
    const { razorpay_signature, razorpay_payment_id } = fake.returnOf(payment)
    const signed = { order_id: 'order_of_nobody', payment_id: razorpay_payment_id }
    expect(validatePaymentVerification(signed, razorpay_signature, razorpayKeys.keySecret)).toBe(true)
    const { body, headers } = fake.event('payment.captured', { payment })
    expect(validateWebhookSignature(body, headers['x-razorpay-signature'], razorpayKeys.webhookSecret)).toBe(true)
    const ours = razorpay(razorpayKeys, fake.url)
    expect(ours.signedReturn('order_of_nobody', fake.returnOf(payment))).toBe(payment.id)
    expect(ours.readEvent(Buffer.from(body), headers)).toMatchObject({ kind: 'payment', payment: { id: payment.id } })
    expect(ours.readEvent(Buffer.from(`${body} `), headers)).toBeNull()
  })

  it('is handed an order at the price of the plan, by a form that its policy allows', async () => {
    const him = await groom(world)
    const { page, fields, orderId } = await atGateway(him, await sellsPlan(world))
    expect(page.form?.action).toBe(`${fake.url}/v1/checkout/embedded`)
    expect(page.headers['content-security-policy']).toContain(`form-action ${fake.url} https://*.razorpay.com;`)
    expect(fields).toMatchObject({ key_id: razorpayKeys.keyId, amount: '150000', currency: 'INR', name: 'Saptapadi' })
    expect(JSON.stringify(page)).not.toContain(razorpayKeys.keySecret)
    expect(fake.orders.get(orderId)).toMatchObject({ amount: 150_000, currency: 'INR' })
  })

  it('grants once whether the return or the webhook comes first, and captures what is only authorised', async () => {
    for (const first of ['return', 'webhook'] as const) {
      const him = await groom(world)
      const { fields, orderId } = await atGateway(him, await sellsPlan(world))
      const payment = fake.pay(orderId, first === 'return' ? { status: 'authorized', captured: false } : {})
      const webhook = () => send(fake.event('payment.captured', { payment: fake.payments.get(payment.id) }))
      const back = () => returnTo(fields.callback_url ?? '', fake.returnOf(payment))
      if (first === 'return') {
        expect((await back()).body).toContain('Payment received')
        expect(fake.payments.get(payment.id)?.status).toBe('captured')
        expect((await webhook()).statusCode).toBe(200)
      } else {
        expect((await webhook()).statusCode).toBe(200)
        expect(await flagOf(him)).toBe('Y')
        expect((await back()).body).toContain('Payment received')
      }
      await send(fake.event('order.paid', { payment: fake.payments.get(payment.id), order: { id: orderId } }))
      const rows = await world.db.selectFrom('memberships').select('id').where('member_id', '=', him.id).execute()
      expect([first, rows.length, await flagOf(him)]).toEqual([first, 1, 'Y'])
    }
  })

  it('starts nothing for another amount or currency, another order, or a signature that is not its own', async () => {
    const [him, her] = [await groom(world), await groom(world)]
    const plan = await sellsPlan(world)
    const [mine, theirs] = [await atGateway(him, plan), await atGateway(her, plan)]
    troubles.length = 0
    for (const change of [{ amount: 149_999 }, { amount: 1 }, { currency: 'USD' }]) {
      const payment = fake.pay(mine.orderId, change)
      expect((await send(fake.event('payment.captured', { payment }))).statusCode).toBe(200)
      expect((await returnTo(mine.fields.callback_url ?? '', fake.returnOf(payment))).body).not.toContain('received')
      fake.payments.delete(payment.id)
    }
    const paid = fake.pay(theirs.orderId)
    expect((await returnTo(mine.fields.callback_url ?? '', fake.returnOf(paid))).statusCode).toBe(400)
    const forged = { ...fake.returnOf(paid), razorpay_order_id: mine.orderId }
    expect((await returnTo(mine.fields.callback_url ?? '', forged)).statusCode).toBe(400)
    const { body, headers } = fake.event('payment.captured', { payment: fake.pay(mine.orderId) })
    fake.payments.clear()
    expect((await send({ body, headers: { ...headers, 'x-razorpay-signature': '0'.repeat(64) } })).statusCode).toBe(400)
    expect((await send({ body: body.replace('"captured":true', '"captured":  true'), headers })).statusCode).toBe(400)
    const { 'x-razorpay-signature': _, ...unsigned } = headers
    expect((await send({ body, headers: unsigned as typeof headers })).statusCode).toBe(400)
    expect([await flagOf(him), await flagOf(her)]).toEqual(['N', 'N'])
  })

  it('grants 1,000 payments once from three shuffled copies of each event, and none of 200 forged ones', async () => {
    const plan = await sellsPlan(world, { name: 'Thousand' })
    const him = await groom(world)
    const now = world.clock.now()
    const ids = Array.from({ length: 1000 }, (_, n) => n)
    const { number: _, ...row } = await world.db
      .selectFrom('members')
      .selectAll()
      .where('id', '=', him.id)
      .executeTakeFirstOrThrow()
    const idOf = (n: number) => `0190b0b0-0000-7000-8000-${String(n).padStart(12, '0')}`
    await world.db
      .insertInto('members')
      .values(
        ids.map(n => ({
          ...row,
          id: idOf(n),
          registration_no: `G7${String(n).padStart(5, '0')}`,
          mobile: String(6_000_000_000 + n),
          email: `thousand${n}@family.in`,
        })),
      )
      .execute()
    await world.db
      .insertInto('orders')
      .values(
        ids.map(n => ({
          id: idOf(n),
          member_id: idOf(n),
          plan_id: plan,
          kind: 'new' as const,
          plan_name: 'Thousand',
          fee_paise: 150_000,
          validity_days: 90,
          contact_views: 20,
          gateway: 'razorpay' as const,
          gateway_order_id: `order_thousand_${n}`,
          created_at: now,
          status_at: now,
        })),
      )
      .execute()
    const payment = (n: number) => ({
      id: `pay_thousand_${n}`,
      order_id: `order_thousand_${n}`,
      amount: 150_000,
      currency: 'INR',
      status: 'captured',
      method: 'upi',
    })
    const genuine = ids.map(n => fake.event('payment.captured', { payment: payment(n) }, `evt_thousand_${n}`))
    const forged = ids.slice(0, 200).map(n => {
      const { body, headers } = fake.event('payment.captured', {
        payment: { ...payment(n), id: `pay_forged_${n}` },
      })
      return {
        body,
        headers: { ...headers, 'x-razorpay-signature': headers['x-razorpay-signature'].replace(/^./, 'x') },
      }
    })
    const all = [...genuine, ...genuine, ...genuine, ...forged]
    for (let n = all.length - 1; n > 0; n--) {
      const other = (n * 7919 + 13) % (n + 1)
      ;[all[n], all[other]] = [all[other] as (typeof all)[number], all[n] as (typeof all)[number]]
    }
    const codes = new Map<number, number>()
    for (let from = 0; from < all.length; from += 20) {
      const answers = await Promise.all(all.slice(from, from + 20).map(send))
      for (const { statusCode } of answers) codes.set(statusCode, (codes.get(statusCode) ?? 0) + 1)
    }
    expect(Object.fromEntries(codes)).toEqual({ 200: 3000, 400: 200 })
    const granted = await world.db
      .selectFrom('memberships')
      .innerJoin('orders', 'orders.id', 'memberships.order_id')
      .where('orders.plan_id', '=', plan)
      .select('memberships.contact_views')
      .execute()
    expect([granted.length, new Set(granted.map(one => one.contact_views))]).toEqual([1000, new Set([20])])
    const forgedRows = await world.db
      .selectFrom('payments')
      .select('id')
      .where('payment_id', 'like', 'pay_forged%')
      .execute()
    expect(forgedRows).toEqual([])
    const papers = await world.db
      .selectFrom('payment_documents')
      .select('number')
      .where('kind', '=', 'tax_invoice')
      .execute()
    const numbers = papers.map(({ number }) => Number(number.split('/')[1]))
    expect(new Set(numbers).size).toBe(papers.length)
    expect(Math.max(...numbers)).toBe(papers.length)
  })
})

describe('a payment whose confirmation never came', () => {
  it('is asked for again and settles either way, on a node that started later', async () => {
    const [paid, failed, nothing] = [await groom(world), await groom(world), await groom(world)]
    const plan = await sellsPlan(world)
    const orders = [await atGateway(paid, plan), await atGateway(failed, plan), await atGateway(nothing, plan)]
    fake.pay(orders[0]?.orderId ?? '')
    fake.pay(orders[1]?.orderId ?? '', { status: 'failed', captured: false })
    await checkOrders(dependencies, world.clock.now())
    expect(await flagOf(paid)).toBe('N')
    world.clock.passes(3 * 60_000)
    fake.goAway(true)
    await checkOrders(dependencies, world.clock.now())
    fake.goAway(false)
    expect(await flagOf(paid)).toBe('N')
    world.clock.passes(10 * 60_000)
    await checkOrders(dependencies, world.clock.now())
    expect([await flagOf(paid), await flagOf(failed), await flagOf(nothing)]).toEqual(['Y', 'N', 'N'])
    const statuses = await world.db
      .selectFrom('orders')
      .select('status')
      .where('plan_id', '=', plan)
      .orderBy('created_at')
      .execute()
    expect(statuses.map(one => one.status)).toEqual(['paid', 'failed', 'cancelled'])
    fake.pay(orders[1]?.orderId ?? '')
    world.clock.passes(3_600_000)
    await checkOrders(dependencies, world.clock.now())
    expect(await flagOf(failed)).toBe('Y')
  })

  it('grants nothing half where the node dies between payment and grant, and all of it after', async () => {
    const him = await groom(world)
    const { fields, orderId } = await atGateway(him, await sellsPlan(world))
    const payment = fake.pay(orderId)
    // The last write of the transaction fails, as it would where the process dies there.
    await world.db.schema.alterTable('payment_documents').renameTo('lost').execute()
    expect((await returnTo(fields.callback_url ?? '', fake.returnOf(payment))).statusCode).toBe(500)
    expect((await send(fake.event('payment.captured', { payment }))).statusCode).toBe(500)
    await world.db.schema
      .alterTable('lost' as 'payment_documents')
      .renameTo('payment_documents')
      .execute()
    const rows = () => world.db.selectFrom('memberships').select('id').where('member_id', '=', him.id).execute()
    expect([await rows(), await flagOf(him)]).toEqual([[], 'N'])
    world.clock.passes(3 * 60_000)
    await checkOrders(dependencies, world.clock.now())
    expect([(await rows()).length, await flagOf(him)]).toEqual([1, 'Y'])
    expect((await send(fake.event('payment.captured', { payment }))).statusCode).toBe(200)
    expect((await rows()).length).toBe(1)
  })
})

describe('money that goes back', () => {
  const buys = async (him: TestMember, plan: string, type: 'NORMAL' | 'UPGRADE' = 'NORMAL') => {
    const { orderId } = await atGateway(him, plan, type)
    const payment = fake.pay(orderId)
    await send(fake.event('payment.captured', { payment }))
    return payment
  }
  const views = async (him: TestMember) =>
    (await world.call('planList', {}, { token: him.token })).body.contact_views_left

  it('takes back exactly what it gave, once; the earlier plan returns, and a credit note follows the invoice', async () => {
    const him = await groom(world, { email_verified_at: world.clock.now() })
    await buys(him, await sellsPlan(world, { views: 20 }))
    world.clock.passes(1000)
    const upgrade = await buys(him, await sellsPlan(world, { feePaise: 300_000, views: 60, days: 180 }), 'UPGRADE')
    expect(await views(him)).toBe(80)
    const wish = { paymentId: await paymentIdOf(upgrade.id), by: staff, reason: 'They asked within a week' }
    await refund(dependencies, wish, world.clock.now())
    expect([await views(him), await flagOf(him)]).toEqual([20, 'Y'])
    await expect(refund(dependencies, wish, world.clock.now())).rejects.toMatchObject({ code: 'conflict' })
    await send(fake.event('refund.processed', { refund: { id: 'rfnd_1', payment_id: upgrade.id, amount: 300_000 } }))
    expect(await views(him)).toBe(20)
    const { list } = (await world.call('paymentList', {}, { token: him.token })).body
    expect(list.map(one => [one.status, one.documents.map(paper => paper.kind)])).toEqual([
      ['REFUNDED', ['TAX_INVOICE', 'CREDIT_NOTE']],
      ['PAID', ['TAX_INVOICE']],
    ])
    const [note] = await world.db
      .selectFrom('payment_documents')
      .selectAll()
      .where('kind', '=', 'credit_note')
      .execute()
    expect(note?.content).toMatchObject({ totalPaise: 300_000, takesBack: { reason: 'They asked within a week' } })
    const printer = startPrinter()
    for (let n = 0; n < 40; n++) await mailPapers({ ...dependencies, printer }, world.clock.now())
    await printer.close()
    const mails = (await world.outbox()).filter(one => one.subject.includes('from Saptapadi'))
    expect(mails.map(one => one.subject.split(' ')[0])).toEqual(expect.arrayContaining(['Tax', 'Credit']))
    expect(
      Buffer.from(mails[0]?.attachment?.base64 ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  it('is taken back when the gateway or the bank gives it back, also where that is told first', async () => {
    const [him, her, last] = [await groom(world), await groom(world), await groom(world)]
    const plan = await sellsPlan(world)
    const mine = await buys(him, plan)
    const partly = { id: 'rfnd_2', payment_id: mine.id, amount: 50_000 }
    await send(fake.event('refund.processed', { refund: partly, payment: { ...mine, amount_refunded: 50_000 } }))
    expect(await flagOf(him)).toBe('Y')
    await send(fake.event('refund.processed', { refund: { ...partly, amount: 150_000 } }))
    expect(await flagOf(him)).toBe('N')
    const theirs = await buys(her, plan)
    await send(fake.event('payment.dispute.lost', { dispute: { id: 'disp_1', payment_id: theirs.id } }))
    expect(await flagOf(her)).toBe('N')
    const { orderId } = await atGateway(last, plan)
    const early = fake.pay(orderId)
    await send(fake.event('refund.processed', { refund: { id: 'rfnd_3', payment_id: early.id, amount: 150_000 } }))
    await send(fake.event('payment.captured', { payment: early }))
    expect(await flagOf(last)).toBe('N')
  })

  it('is given back by the job where the gateway did not answer when it was decided', async () => {
    const him = await groom(world)
    const payment = await buys(him, await sellsPlan(world))
    const wish = { paymentId: await paymentIdOf(payment.id), by: staff, reason: 'A wrong press' }
    fake.goAway(true)
    await expect(refund(dependencies, wish, world.clock.now())).rejects.toMatchObject({ code: 'gateway_away' })
    fake.goAway(false)
    expect(await flagOf(him)).toBe('Y')
    world.clock.passes(11 * 60_000)
    await finishRefunds(dependencies, world.clock.now())
    expect([await flagOf(him), fake.payments.get(payment.id)?.status]).toEqual(['N', 'refunded'])
  })
})
