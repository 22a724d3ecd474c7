import { describe, expect, it } from 'vitest'
import { startPrinter } from '#server/features/shared/printing/printer.ts'
import { groom, type TestMember } from '#server/testing/members.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { razorpayWorld } from '#server/testing/razorpay-world.ts'
import { checkOrders, finishRefunds } from './job.ts'
import { mailPapers } from './mail-papers.ts'
import { finishRefund, type RefundRequest, requestRefund } from './refunds.ts'

const { atGateway, dependencies, fake, flagOf, returnTo, send, world } = razorpayWorld()
const staff = '0190a0a0-0000-7000-8000-000000000099'
const paymentIdOf = async (gatewayId: string) =>
  (await world.db.selectFrom('payments').select('id').where('payment_id', '=', gatewayId).executeTakeFirstOrThrow()).id
const refund = async (dependencies: Parameters<typeof finishRefund>[0], wish: RefundRequest, now: Date) =>
  finishRefund(dependencies, await requestRefund(dependencies.db, wish, now), now)

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
    const statuses = await world.db.selectFrom('orders').select('status').where('plan_id', '=', plan).execute()
    expect(statuses.map(one => one.status).toSorted()).toEqual(['cancelled', 'failed', 'paid'])
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
