import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { newId } from '#server/ports/ids.ts'
import { groom } from '#server/testing/members.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { testWorld } from '#server/testing/world.ts'
import { enterOfflinePayment, type OfflinePayment } from './offline-payments.ts'

const world = testWorld()
const config = readConfig({ DEMO: 'on' })
const staff = '0190a0a0-0000-7000-8000-000000000099'
const enters = (payment: OfflinePayment) =>
  world.db.transaction().execute(trx => enterOfflinePayment(trx, config, payment, world.clock.now()))

describe('a payment at the office', () => {
  it('starts a plan at once, also one that is not sold online, and can be entered once', async () => {
    const [him, other] = [await groom(world), await groom(world)]
    const plan = await sellsPlan(world, { isOffline: true, views: 300 })
    const payment = { memberId: him.id, planId: plan, receiptNumber: ' 2026/114 ', method: 'cash', by: staff }
    await enters(payment)
    const me = await world.call('me', {}, { token: him.token })
    expect(me.body).toMatchObject({ is_membership_subscribed: 'Y', membership_start_date: '2026-01-15' })
    const again = { ...payment, memberId: other.id, receiptNumber: '2026/114' }
    await expect(enters(again)).rejects.toMatchObject({ code: 'conflict' })
    const list = await world.call('paymentList', {}, { token: him.token })
    expect(list.body.list).toMatchObject([
      { status: 'PAID', is_offline: 1, documents: [{ kind: 'RECEIPT', number: 'RCT25-26/000001' }] },
    ])
    expect((await world.call('paymentList', {}, { token: other.token })).body.count).toBe(0)
  })

  it('has one paper, however its number is spelt', async () => {
    const [him, plan] = [await groom(world), await sellsPlan(world)]
    const payment = { memberId: him.id, planId: plan, method: 'cash', by: staff }
    await enters({ ...payment, receiptNumber: 'R-1 / a' })
    for (const receiptNumber of ['r-1 / a', 'R-1/A', ' r - 1/A', 'R-1\u00a0/ a'])
      await expect(enters({ ...payment, receiptNumber })).rejects.toMatchObject({ code: 'conflict' })
    await enters({ ...payment, receiptNumber: 'R-11/A' })
    const granted = await world.db.selectFrom('memberships').select('id').where('member_id', '=', him.id).execute()
    expect(granted).toHaveLength(2)
  })

  it('is refused for a plan that is not sold and for a member who is not there', async () => {
    const him = await groom(world)
    const by = staff
    const refusedFor = (memberId: string, planId: string) =>
      expect(enters({ memberId, planId, receiptNumber: '7', method: 'cash', by })).rejects.toMatchObject({
        code: 'not_found',
      })
    await refusedFor(him.id, newId(world.clock.now()))
    await refusedFor(him.id, await sellsPlan(world, { status: 'retired' }))
    await refusedFor(newId(world.clock.now()), await sellsPlan(world))
    expect(await world.db.selectFrom('payments').select('id').where('payment_id', '=', '7').execute()).toEqual([])
  })

  it('enters one of two at the same moment with the same number', async () => {
    const [him, plan] = [await groom(world), await sellsPlan(world)]
    const payment = { memberId: him.id, planId: plan, method: 'upi', by: staff }
    const tries = Array.from({ length: 8 }, (_, n) =>
      enters({ ...payment, receiptNumber: n % 2 ? 'k 77' : 'K77' }).then(
        () => 'entered',
        error => error.code,
      ),
    )
    const outcomes: string[] = await Promise.all(tries)
    expect(outcomes.filter(one => one === 'entered')).toHaveLength(1)
    expect(outcomes.filter(one => one === 'conflict')).toHaveLength(7)
    const rows = await world.db.selectFrom('memberships').select('id').where('member_id', '=', him.id).execute()
    expect(rows).toHaveLength(1)
  })
})
