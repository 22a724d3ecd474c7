import { describe, expect, it } from 'vitest'
import type { DocumentContent } from '#server/features/shared/printing/paper.ts'
import { startPrinter } from '#server/features/shared/printing/printer.ts'
import { groom, type TestMember } from '#server/testing/members.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { razorpayWorld } from '#server/testing/razorpay-world.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { finishRefunds } from './job.ts'
import { mailPapers } from './mail-papers.ts'
import { finishPartRefund } from './part-refunds.ts'

const { atGateway, dependencies, fake, flagOf, send, world } = razorpayWorld()

const buys = async (him: TestMember) => {
  const plan = await sellsPlan(world, { feePaise: 150_000, views: 20 })
  const { orderId } = await atGateway(him, plan)
  const atTheirs = fake.pay(orderId)
  await send(fake.event('payment.captured', { payment: atTheirs }))
  const { id } = await world.db
    .selectFrom('payments')
    .select('id')
    .where('payment_id', '=', atTheirs.id)
    .executeTakeFirstOrThrow()
  return { id, plan, atTheirs }
}
const reason = 'The photograph was never taken'
const givesPart = (admin: TestStaff, uuid: string, amount: number) =>
  world.call('refundPartOfPayment', { uuid, amount, reason }, admin.options)
const seen = async (admin: TestStaff, plan: string) =>
  (await world.call('officePayments', { plan }, admin.options)).body
const views = async (him: TestMember) =>
  (await world.call('planList', {}, { token: him.token })).body.contact_views_left
const notesOf = async (paymentId: string) =>
  (
    await world.db
      .selectFrom('payment_documents')
      .select('content')
      .where('payment_id', '=', paymentId)
      .where('kind', '=', 'credit_note')
      .orderBy('number')
      .execute()
  ).map(({ content }) => content as DocumentContent)

describe('part of a payment', () => {
  it('goes back with a credit note of its own, and the family keeps its days and views', async () => {
    const [admin, him] = [
      await createStaff(world, 'ADMIN'),
      await groom(world, { email_verified_at: world.clock.now() }),
    ]
    const { id, plan, atTheirs } = await buys(him)
    expect((await givesPart(admin, id, 400)).status).toBe(200)
    expect([await flagOf(him), await views(him), atTheirs.amount_refunded]).toEqual(['Y', 20, 40_000])
    const page = await seen(admin, plan)
    expect(page).toMatchObject({
      totals: { paid: 1500, given_back: 400 },
      list: [{ refund: 'POSSIBLE', part_refunded: 400, refunded_at: null }],
    })
    const [note] = await notesOf(id)
    expect(note).toMatchObject({
      totalPaise: 40_000,
      tax: { taxablePaise: 33_898, cgstPaise: 3_051, sgstPaise: 3_051 },
      takesBack: { number: page.list[0]?.document_no, reason, isPart: true },
    })
    const own = await world.call('paymentList', {}, { token: him.token })
    expect(own.body.list).toMatchObject([
      { status: 'PAID', documents: [{ kind: 'TAX_INVOICE' }, { kind: 'CREDIT_NOTE' }] },
    ])
    const acts = await world.call('auditList', { act: 'payment_part_refunded' }, admin.options)
    expect(acts.body.list.filter(act => act.member?.uuid === him.id)).toMatchObject([{ reason }])
    const printer = startPrinter()
    for (let n = 0; n < 3; n++) await mailPapers({ ...dependencies, printer }, world.clock.now())
    await printer.close()
    const letters = (await world.outbox()).filter(one => one.subject.startsWith('Credit note'))
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('400')
  })

  it('leaves the rest to a whole refund, and all notes add up to the invoice', async () => {
    const [admin, him] = [await createStaff(world, 'ADMIN'), await groom(world)]
    const { id, plan, atTheirs } = await buys(him)
    await givesPart(admin, id, 333)
    await givesPart(admin, id, 101)
    const whole = await world.call('refundPayment', { uuid: id, reason }, admin.options)
    expect([whole.status, await flagOf(him), atTheirs.amount_refunded]).toEqual([200, 'N', 150_000])
    const notes = await notesOf(id)
    expect(notes.map(note => note.totalPaise)).toEqual([33_300, 10_100, 106_600])
    expect(notes.reduce((sum, { tax }) => sum + (tax?.cgstPaise ?? 0), 0)).toBe(11_441)
    expect((await seen(admin, plan)).totals).toEqual({ paid: 1500, given_back: 1500 })
    expect((await givesPart(admin, id, 1)).status).toBe(409)
  })

  it('is never more than was paid, however many ask at the same moment', async () => {
    const [admin, him] = [await createStaff(world, 'ADMIN'), await groom(world)]
    const { id, plan, atTheirs } = await buys(him)
    for (let round = 0; round < 4; round++)
      await Promise.all([...Array.from({ length: 4 }, () => givesPart(admin, id, 400)), givesPart(admin, id, 1400)])
    const { list } = await seen(admin, plan)
    expect(list[0]?.part_refunded).toBe(atTheirs.amount_refunded / 100)
    expect(atTheirs.amount_refunded).toBeLessThan(150_000)
    expect((await notesOf(id)).reduce((sum, note) => sum + note.totalPaise, 0)).toBe(atTheirs.amount_refunded)
    await expect(
      world.db.updateTable('payments').set({ part_refunded_paise: 150_000 }).where('id', '=', id).execute(),
    ).rejects.toThrow('payments_part_refunded')
    expect(await flagOf(him)).toBe('Y')
  })

  it('is an act of an ADMIN, in whole rupees below what is left, and not of a payment that gave nothing', async () => {
    const [admin, staff, him] = [await createStaff(world, 'ADMIN'), await createStaff(world), await groom(world)]
    const { id, atTheirs } = await buys(him)
    expect((await givesPart(staff, id, 100)).refusal.code).toBe('wrong_role')
    for (const amount of [0, -5, 1.5, 1500, 99_999]) {
      const { status, refusal } = await givesPart(admin, id, amount)
      expect([amount, status, Object.keys(refusal.fields ?? {})]).toEqual([amount, 400, ['amount']])
    }
    expect((await givesPart(admin, '0190a0a0-0000-7000-8000-000000000000', 1)).status).toBe(404)
    await world.db.updateTable('payments').set({ is_surplus: true }).where('id', '=', id).execute()
    expect((await givesPart(admin, id, 100)).status).toBe(409)
    expect(atTheirs.amount_refunded).toBe(0)
  })
})

describe('a part that the gateway is slow to give back', () => {
  it('is given back by the job, once, also where only the answer was lost', async () => {
    const [admin, him] = [await createStaff(world, 'ADMIN'), await groom(world)]
    const { id, plan, atTheirs } = await buys(him)
    fake.goAway(true)
    expect((await givesPart(admin, id, 200)).refusal.code).toBe('gateway_away')
    fake.goAway(false)
    expect((await seen(admin, plan)).list).toMatchObject([{ refund: 'ASKED', part_refunded: 0 }])
    expect((await world.call('refundPayment', { uuid: id, reason }, admin.options)).status).toBe(409)
    // The gateway had done it, and its answer never came.
    fake.refund(atTheirs, 20_000)
    world.clock.passes(11 * 60_000)
    await finishRefunds(dependencies, world.clock.now())
    await finishRefunds(dependencies, world.clock.now())
    expect([atTheirs.amount_refunded, (await notesOf(id)).length]).toEqual([20_000, 1])
    expect((await seen(admin, plan)).list).toMatchObject([{ refund: 'POSSIBLE', part_refunded: 200 }])
  })

  it('is known when the gateway tells of it first, and one that was given back there is recorded and told', async () => {
    const [admin, him] = [await createStaff(world, 'ADMIN'), await groom(world)]
    const { id, plan, atTheirs } = await buys(him)
    fake.goAway(true)
    await givesPart(admin, id, 300)
    fake.goAway(false)
    const ours = { refund: { id: 'rfnd_ours', payment_id: atTheirs.id, amount: 30_000 } }
    for (let n = 0; n < 2; n++) await send(fake.event('refund.processed', ours))
    // The answer to our own question comes after the event, and finds it done.
    const part = await world.db
      .selectFrom('part_refunds')
      .select(['id', 'amount_paise'])
      .where('payment_id', '=', id)
      .executeTakeFirstOrThrow()
    const payment = await world.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await finishPartRefund(dependencies, { part, payment: { ...payment, part_refunded_paise: 0 } }, world.clock.now())
    expect(await notesOf(id)).toHaveLength(1)
    expect((await seen(admin, plan)).list).toMatchObject([{ refund: 'POSSIBLE', part_refunded: 300 }])
    const theirs = { refund: { id: 'rfnd_theirs', payment_id: atTheirs.id, amount: 50_000 } }
    for (let n = 0; n < 2; n++) await send(fake.event('refund.processed', theirs))
    expect((await seen(admin, plan)).list).toMatchObject([{ refund: 'POSSIBLE', part_refunded: 800 }])
    expect([(await notesOf(id)).length, await flagOf(him)]).toEqual([2, 'Y'])
    // What the office did not decide is told to whoever runs the site.
    const outcomes = await world.db
      .selectFrom('payment_events')
      .select('outcome')
      .where('payment_id', '=', atTheirs.id)
      .where('type', '=', 'refund.processed')
      .execute()
    expect(outcomes.map(one => one.outcome).toSorted()).toEqual(['known', 'known', 'known', 'partly_refunded'])
  })

  it('ends the plan when the parts that were given back there make up the whole', async () => {
    const [admin, him] = [await createStaff(world, 'ADMIN'), await groom(world)]
    const { id, plan, atTheirs } = await buys(him)
    for (const [refund, amount] of [
      ['rfnd_first', 80_000],
      ['rfnd_last', 70_000],
    ] as const)
      await send(fake.event('refund.processed', { refund: { id: refund, payment_id: atTheirs.id, amount } }))
    expect([await flagOf(him), (await seen(admin, plan)).totals.given_back]).toEqual(['N', 1500])
    expect((await notesOf(id)).map(note => note.totalPaise)).toEqual([80_000, 70_000])
  })
})
