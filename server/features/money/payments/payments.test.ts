import { describe, expect, it } from 'vitest'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { paymentWindow } from '#server/testing/payment-window.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { soon } from '#server/testing/soon.ts'
import { callerOf, testWorld } from '#server/testing/world.ts'
import { paymentSentences } from './words.ts'

const world = testWorld({ cachedSessions: true })
const pages = () => paymentWindow(world.app)
const ticket = (him: TestMember, plan: string, type: 'NORMAL' | 'UPGRADE' = 'NORMAL') =>
  world.call('paymentTicket', { plan_id: plan, type }, { token: him.token })
const flagOf = async (him: TestMember) =>
  (await world.call('me', {}, { token: him.token })).body.is_membership_subscribed

/** Opens the window as far as the page of the sandbox. */
async function atGateway(him: TestMember, plan: string, type: 'NORMAL' | 'UPGRADE' = 'NORMAL') {
  const { body } = await ticket(him, plan, type)
  return pages().send(await pages().open(body.url))
}

describe('the plans', () => {
  it('are those on sale and the own one, with what this member may buy', async () => {
    const him = await groom(world)
    const script = '<p>Good</p><script>alert(1)</script><img src=x onerror=alert(1)>'
    const silver = await sellsPlan(world, { name: 'Silver', description: script })
    const gold = await sellsPlan(world, { name: 'Gold', feePaise: 500_000 })
    const office = await sellsPlan(world, { name: 'Office', feePaise: 900_000, isOffline: true })
    const old = await sellsPlan(world, { name: 'Old', status: 'retired' })
    const read = async () => {
      const { body } = await world.call('planList', {}, { token: him.token })
      return new Map(body.list.map(plan => [plan.uuid, plan]))
    }
    const before = await read()
    expect([silver, gold, office, old].map(id => before.get(id)?.offer)).toEqual(['BUY', 'BUY', null, undefined])
    expect(before.get(silver)).toMatchObject({ fee: 1500, validity_in_days: 90, description: '<p>Good</p>' })
    expect(before.get(office)).toMatchObject({ is_offline: 1, pay_at_office: 1 })
    const { id } = await subscribes(world, him.id)
    await world.db.updateTable('memberships').set({ plan_id: old, fee_paise: 150_000 }).where('id', '=', id).execute()
    const after = await read()
    expect([silver, gold, office, old].map(one => after.get(one)?.offer)).toEqual([null, 'UPGRADE', null, null])
    expect(after.get(old)).toMatchObject({ is_current: 1, status: 'INACTIVE', start_date: '2026-01-15' })
    await world.db.updateTable('plans').set({ status: 'retired' }).execute()
  })
})

describe('a payment', () => {
  it('goes through the window, starts the plan on every node at once, and is told with a receipt', async () => {
    const him = await groom(world, { email_verified_at: world.clock.now() })
    const other = await world.anotherNode()
    expect((await callerOf(other)('suggestionList', {}, { token: him.token })).status).toBe(403)
    const plan = await sellsPlan(world)
    const gateway = await atGateway(him, plan)
    expect(gateway.html).toContain('₹1,500')
    expect(await flagOf(him)).toBe('N')
    const done = await pages().send(gateway, { press: 'pay' })
    expect([done.status, done.heading]).toEqual([200, 'Payment received'])
    expect(await flagOf(him)).toBe('Y')
    await soon(async () => (await callerOf(other)('suggestionList', {}, { token: him.token })).status, 200)
    expect((await world.call('checkPayment', {}, { token: him.token })).body.status).toBe('PAID')
    const { list } = (await world.call('paymentList', {}, { token: him.token })).body
    expect(list).toMatchObject([{ status: 'PAID', fee: 1500, documents: [{ number: 'DEMO25-26/0001' }] }])
    const { list: told } = (await world.call('notificationList', {}, { token: him.token })).body
    expect(told[0]).toMatchObject({ type: 'MEMBERSHIP_STARTED', link: '/membership-plans' })
    const paper = await world.app.inject({
      url: `/api/payment/document/${list[0]?.documents[0]?.uuid}`,
      headers: { authorization: `Bearer ${him.token}` },
    })
    expect([paper.statusCode, paper.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const stranger = await groom(world)
    const stolen = await world.app.inject({
      url: `/api/payment/document/${list[0]?.documents[0]?.uuid}`,
      headers: { authorization: `Bearer ${stranger.token}` },
    })
    expect(stolen.statusCode).toBe(404)
  })

  it('that fails or is cancelled starts nothing, and may be paid after all', async () => {
    const [him, plan] = [await groom(world), await sellsPlan(world)]
    const gateway = await atGateway(him, plan)
    const cancelled = await pages().send(gateway, { press: 'cancel' })
    expect(cancelled.heading).toBe('Payment not completed')
    const failed = await pages().send(gateway, { press: 'fail' })
    expect(failed.heading).toBe('Payment failed')
    expect((await world.call('checkPayment', {}, { token: him.token })).body.status).toBe('FAILED')
    expect(await flagOf(him)).toBe('N')
    expect((await pages().send(gateway, { press: 'pay' })).heading).toBe('Payment received')
    expect(await flagOf(him)).toBe('Y')
    const twice = await pages().send(gateway, { press: 'pay' })
    expect(twice.status).toBe(409)
  })

  it('whose bank answers late waits, and settles when the page asks again', async () => {
    const [him, plan] = [await groom(world), await sellsPlan(world)]
    const gateway = await atGateway(him, plan)
    expect((await pages().send(gateway, { press: 'slow' })).heading).toBe('Waiting for your bank')
    const check = async () => (await world.call('checkPayment', {}, { token: him.token })).body.status
    expect([await check(), await flagOf(him)]).toEqual(['CREATED', 'N'])
    world.clock.passes(7_000)
    expect([await check(), await flagOf(him)]).toEqual(['PAID', 'Y'])
  })

  it('is not completed by closing the window', async () => {
    const [him, plan] = [await groom(world), await sellsPlan(world)]
    await atGateway(him, plan)
    expect((await world.call('checkPayment', {}, { token: him.token })).body.status).toBe('CANCELLED')
    expect(await flagOf(him)).toBe('N')
    expect((await world.call('paymentList', {}, { token: him.token })).body.count).toBe(0)
  })

  it('costs what the plan cost when the order was made', async () => {
    const [him, plan] = [await groom(world), await sellsPlan(world, { days: 30 })]
    const gateway = await atGateway(him, plan)
    await world.db.updateTable('plans').set({ fee_paise: 999_900, validity_days: 999 }).where('id', '=', plan).execute()
    await pages().send(gateway, { press: 'pay' })
    const me = (await world.call('me', {}, { token: him.token })).body
    expect(me).toMatchObject({ membership_plan: { subscription_plan: { fee: 1500 } } })
    const [row] = await world.db.selectFrom('memberships').selectAll().where('member_id', '=', him.id).execute()
    expect(row).toMatchObject({ validity_days: 30, fee_paise: 150_000 })
  })

  it('from two browsers at once pays for two orders, and nothing of either is lost', async () => {
    const [him, plan] = [await groom(world), await sellsPlan(world, { days: 90, views: 20 })]
    const windows = [await atGateway(him, plan), await atGateway(him, plan)]
    await Promise.all(windows.map(page => pages().send(page, { press: 'pay' })))
    const me = (await world.call('me', {}, { token: him.token })).body
    expect(me.membership_end_date).toBe('2026-07-13')
    const { body } = await world.call('planList', {}, { token: him.token })
    expect(body.contact_views_left).toBe(40)
    expect((await world.call('paymentList', {}, { token: him.token })).body.count).toBe(2)
  })
})

describe('the ticket', () => {
  const opened = async (url: string) => {
    const { status, form } = await pages().open(url)
    return { status, hasForm: form !== null }
  }
  const refused = { status: 400, hasForm: false }

  const ordersOf = async (him: TestMember) => {
    const rows = await world.db.selectFrom('orders').select('id').where('member_id', '=', him.id).execute()
    return rows.length
  }

  it('gives one order however often the browser fetches its address, also at the same moment', async () => {
    const him = await groom(world)
    const { body } = await ticket(him, await sellsPlan(world))
    const fetched = await Promise.all(Array.from({ length: 16 }, () => opened(body.url)))
    expect(new Set(fetched.map(answer => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 200, hasForm: true })]),
    )
    expect(await ordersOf(him)).toBe(1)
  })
  it('leads to how it went, once its order is paid', async () => {
    const him = await groom(world)
    const { body } = await ticket(him, await sellsPlan(world))
    const paid = await pages().send(await pages().send(await pages().open(body.url)), { press: 'pay' })
    expect(await pages().open(body.url)).toMatchObject({ status: 200, heading: paid.heading, form: null })
    expect(await ordersOf(him)).toBe(1)
  })
  it('refuses in the language of the family, and in both where it is nobody’s', async () => {
    const him = await groom(world)
    const wanted = { plan_id: await sellsPlan(world), type: 'NORMAL' } as const
    const { body } = await world.call('paymentTicket', wanted, { token: him.token, headers: { language: 'mr' } })
    world.clock.passes(60_000)
    expect((await pages().open(body.url)).html).toContain('<html lang="mr">')
    const nobodys = (await pages().open(body.url.replace(/ticket=[^&]+/, 'ticket=guessed'))).html
    expect(nobodys).toContain(paymentSentences.ticketEnded.en)
    expect(nobodys).toContain(paymentSentences.ticketEnded.mr)
  })
  it('opens within a minute', async () => {
    const { body } = await ticket(await groom(world), await sellsPlan(world))
    world.clock.passes(60_000)
    expect(await opened(body.url)).toEqual(refused)
  })
  it('opens the plan and the type it was given for, and nothing without it', async () => {
    const [him, plan, dearer] = [await groom(world), await sellsPlan(world), await sellsPlan(world, { feePaise: 1 })]
    const changed = async (change: Record<string, string>) => {
      const url = new URL((await ticket(him, plan)).body.url, 'http://localhost')
      for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value)
      return opened(url.href)
    }
    expect(await changed({ plan_id: dearer })).toEqual(refused)
    expect(await changed({ type: 'UPGRADE' })).toEqual(refused)
    expect(await changed({ ticket: 'guessed' })).toEqual(refused)
    expect(await changed({ ticket: '' })).toEqual(refused)
    // Whose it is, the ticket says.
    expect(await changed({ user_id: (await groom(world)).id })).toEqual({ status: 200, hasForm: true })
    const [order] = await world.db.selectFrom('orders').select('member_id').where('plan_id', '=', plan).execute()
    expect(order?.member_id).toBe(him.id)
  })
  it('ends with the session that asked', async () => {
    const him = await groom(world)
    const { body } = await ticket(him, await sellsPlan(world))
    await world.call('logout', {}, { token: him.token })
    expect(await opened(body.url)).toEqual(refused)
  })
  it('is given only for what this member may buy', async () => {
    const him = await groom(world)
    const [plan, office] = [await sellsPlan(world), await sellsPlan(world, { isOffline: true })]
    expect((await ticket(him, office)).status).toBe(409)
    expect((await ticket(him, plan, 'UPGRADE')).status).toBe(409)
    await subscribes(world, him.id)
    expect((await ticket(him, plan)).status).toBe(409)
    expect((await ticket(him, await sellsPlan(world, { feePaise: 600_000 }), 'UPGRADE')).status).toBe(200)
  })
  it('does not answer a HEAD, and tells its address to nobody', async () => {
    const { body } = await ticket(await groom(world), await sellsPlan(world))
    expect((await world.app.inject({ method: 'HEAD', url: body.url })).statusCode).toBe(405)
    const { headers } = await pages().open(body.url)
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'unsafe-none',
      'cache-control': 'no-store',
    })
    expect(headers['content-security-policy']).toContain('form-action http://localhost:3000;')
  })
})

describe('the window that comes back', () => {
  it('settles nothing by a signature of another payment, an address of another order, or a second time', async () => {
    const [him, her, plan] = [await groom(world), await groom(world), await sellsPlan(world)]
    const mine = await atGateway(him, plan)
    const theirs = await atGateway(her, plan)
    const orders = await world.db.selectFrom('orders').selectAll().where('plan_id', '=', plan).execute()
    const orderOf = (member: TestMember) => orders.find(order => order.member_id === member.id)
    const addressOf = (member: TestMember, key?: string) => {
      const id = orderOf(member)?.id ?? ''
      return `/api/payment/return?order=${id}&key=${key ?? world.secrets.sign('payment window', id)}`
    }
    await pages().send(mine, { press: 'pay' })
    const { payment_id: paid } = await world.db
      .selectFrom('sandbox_payments')
      .select('payment_id')
      .where('gateway_order_id', '=', orderOf(him)?.gateway_order_id ?? '')
      .executeTakeFirstOrThrow()
    const signature = world.secrets.sign('sandbox payment', `${orderOf(him)?.gateway_order_id}|${paid}`)
    const proof = `sandbox_payment_id=${paid}&sandbox_signature=${signature}`
    expect((await pages().open(`${addressOf(her)}&${proof}`)).status).toBe(400)
    expect((await pages().open(`${addressOf(her, 'guessed')}`)).status).toBe(400)
    expect((await pages().open(`${addressOf(her)}&sandbox_payment_id=made_up&sandbox_signature=x`)).status).toBe(400)
    expect(await flagOf(her)).toBe('N')
    for (let n = 0; n < 3; n++)
      expect((await pages().open(`${addressOf(him)}&${proof}`)).heading).toBe('Payment received')
    const rows = await world.db.selectFrom('memberships').select('id').where('member_id', '=', him.id).execute()
    expect(rows).toHaveLength(1)
    expect((await pages().send(theirs, { press: 'pay' })).heading).toBe('Payment received')
  })
})

describe('the sandbox', () => {
  const outside = testWorld({ env: { HOST: '0.0.0.0' } })
  const withKeys = testWorld({
    env: { RAZORPAY_KEY_ID: 'rzp_test_x', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'hook' },
  })
  it('is not there where others could reach it: the cards say that one pays at the office', async () => {
    const him = await groom(outside)
    const plan = await sellsPlan(outside)
    const { body } = await outside.call('planList', {}, { token: him.token })
    expect(body.list).toMatchObject([{ offer: null, pay_at_office: 1 }])
    const asked = await outside.call('paymentTicket', { plan_id: plan, type: 'NORMAL' }, { token: him.token })
    expect([asked.status, asked.refusal.message]).toEqual([
      409,
      'Online payment is not open at the moment. Please pay at our office',
    ])
    expect((await outside.app.inject({ method: 'POST', url: '/sandbox-gateway' })).statusCode).toBe(404)
  })
  it('is not there behind a proxy, nor beside real keys', async () => {
    const him = await groom(world)
    const url = (await ticket(him, await sellsPlan(world))).body.url
    const proxied = paymentWindow(world.app, { 'x-forwarded-for': '203.0.113.9' })
    expect((await proxied.open(url)).form).toBeNull()
    const page = await atGateway(him, await sellsPlan(world))
    expect((await proxied.send(page, { press: 'pay' })).status).toBe(404)
    expect((await withKeys.app.inject({ method: 'POST', url: '/sandbox-gateway' })).statusCode).toBe(404)
    expect((await withKeys.call('planList', {}, { token: (await groom(withKeys)).token })).body.is_sandbox).toBe(0)
  })
})

describe('after a payment', () => {
  it('a family is led to what begins, with the contact that it wanted, and to the plans where nothing was paid', async () => {
    const her = await bride(world)
    const plan = await sellsPlan(world)
    const wayOn = async (press: string, contact_of?: string) => {
      const him = await groom(world)
      const sent = { plan_id: plan, type: 'NORMAL', ...(contact_of && { contact_of }) } as const
      const { body } = await world.call('paymentTicket', sent, { token: him.token })
      const done = await pages().send(await pages().send(await pages().open(body.url)), { press })
      return /id="back" href="([^"]*)"/.exec(done.html)?.[1]?.replaceAll('&#38;', '&')
    }
    expect(await wayOn('pay', her.id)).toBe(`/membership-begun?contact_of=${her.id}&payment=check`)
    expect(await wayOn('fail', her.id)).toBe(`/membership-plans?contact_of=${her.id}&payment=check`)
    expect(await wayOn('cancel', her.id)).toBe(`/membership-plans?contact_of=${her.id}&payment=check`)
    expect(await wayOn('pay')).toBe('/membership-begun?payment=check')
    const malformed = { plan_id: plan, type: 'NORMAL', contact_of: '//elsewhere.in' } as const
    expect((await world.call('paymentTicket', malformed, { token: (await groom(world)).token })).status).toBe(400)
  })

  it('the browser stands on an address that may be loaded again', async () => {
    const him = await groom(world)
    const gateway = await atGateway(him, await sellsPlan(world))
    const press = new URLSearchParams({ ...gateway.form?.fields, press: 'pay' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const pressed = await world.app.inject({ method: 'POST', url: gateway.form?.action ?? '', headers, payload: press })
    const { pathname, search } = new URL(String(pressed.headers.location))
    for (const method of ['POST', 'GET'] as const) {
      const back = await world.app.inject({
        method,
        url: `${pathname}${search}`,
        ...(method === 'POST' && { headers }),
      })
      expect([back.statusCode, back.headers.location]).toEqual([
        303,
        expect.stringMatching(/^\/api\/payment\/outcome\?/),
      ])
      expect((await pages().open(String(back.headers.location))).heading).toBe('Payment received')
    }
  })
})
