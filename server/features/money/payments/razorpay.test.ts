import { validatePaymentVerification, validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js'
import { describe, expect, it } from 'vitest'
import { razorpay } from '#server/ports/razorpay.ts'
import { razorpayKeys } from '#server/testing/fake-razorpay.ts'
import { groom, idOfCopy, insertCopies } from '#server/testing/members.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { razorpayWorld } from '#server/testing/razorpay-world.ts'

const { atGateway, fake, flagOf, returnTo, send, troubles, world } = razorpayWorld()

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

  it('grants 120 payments once from three shuffled copies of each event, and none of 24 forged ones', async () => {
    const plan = await sellsPlan(world, { name: 'Many' })
    const him = await groom(world)
    const now = world.clock.now()
    const ids = Array.from({ length: 120 }, (_, n) => n)
    await insertCopies(world, him, ids.length)
    const idOf = idOfCopy
    await world.db
      .insertInto('orders')
      .values(
        ids.map(n => ({
          id: idOf(n),
          member_id: idOf(n),
          plan_id: plan,
          kind: 'new' as const,
          plan_name: 'Many',
          fee_paise: 150_000,
          validity_days: 90,
          contact_views: 20,
          gateway: 'razorpay' as const,
          gateway_order_id: `order_many_${n}`,
          created_at: now,
          status_at: now,
        })),
      )
      .execute()
    const payment = (n: number) => ({
      id: `pay_many_${n}`,
      order_id: `order_many_${n}`,
      amount: 150_000,
      currency: 'INR',
      status: 'captured',
      method: 'upi',
    })
    const genuine = ids.map(n => fake.event('payment.captured', { payment: payment(n) }, `evt_many_${n}`))
    const forged = ids.slice(0, 24).map(n => {
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
    expect(Object.fromEntries(codes)).toEqual({ 200: 360, 400: 24 })
    const granted = await world.db
      .selectFrom('memberships')
      .innerJoin('orders', 'orders.id', 'memberships.order_id')
      .where('orders.plan_id', '=', plan)
      .select('memberships.contact_views')
      .execute()
    expect([granted.length, new Set(granted.map(one => one.contact_views))]).toEqual([120, new Set([20])])
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
