import { describe, expect, it } from 'vitest'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { paymentWindow } from '#server/testing/payment-window.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const call: typeof world.call = (...asked) => world.call(...asked)
const form = {
  plan_name: 'Shubharambh',
  fee: '1500',
  validity_in_days: '90',
  max_contact_views_count: '20',
  plan_name_mr: '',
  description: 'See hidden details\n20 contact views',
  description_mr: '',
  is_offline: false,
}
type Change = Partial<typeof form>

async function office() {
  const admin = await createStaff(world, 'ADMIN')
  const list = async () => (await call('officePlans', {}, admin.options)).body.list
  return {
    admin,
    list,
    /** Puts a plan on sale under a name of its own. */
    async makes(change: Change = {}) {
      const plan_name = change.plan_name ?? `Plan ${(await list()).length + 1}`
      expect((await call('makePlan', { ...form, ...change, plan_name }, admin.options)).status).toBe(200)
      const made = (await list()).find(plan => plan.plan_name === plan_name)
      if (!made) throw new Error('the plan is not listed')
      return made
    },
    changes: (plan: { uuid: string; version: number; plan_name: string }, change: Change) =>
      call(
        'changePlan',
        { ...form, plan_name: plan.plan_name, ...change, uuid: plan.uuid, version: plan.version },
        admin.options,
      ),
  }
}

async function pays(member: TestMember, plan: string) {
  const { body } = await call('paymentTicket', { plan_id: plan, type: 'NORMAL' }, { token: member.token })
  const window = paymentWindow(world.app)
  const done = await window.send(await window.send(await window.open(body.url)), { press: 'pay' })
  expect(done.heading).toBe('Payment received')
}
const shown = async (member: TestMember, uuid: string) => {
  const { body } = await call('planList', {}, { token: member.token })
  return body.list.find(plan => plan.uuid === uuid)
}
const membershipOf = (member: TestMember) =>
  world.db.selectFrom('memberships').selectAll().where('member_id', '=', member.id).execute()

describe('plans', () => {
  it('are made by an ADMIN, seen by every family, and no line of them becomes a tag', async () => {
    const { makes } = await office()
    const plan = await makes({ description: 'Good & cheap\n<script>alert(1)</script>' })
    const him = await groom(world)
    expect(await shown(him, plan.uuid)).toMatchObject({
      fee: 1500,
      validity_in_days: 90,
      max_contact_views_count: 20,
      description: '<ul><li>Good &amp; cheap</li><li>&lt;script&gt;alert(1)&lt;/script&gt;</li></ul>',
      offer: 'BUY',
    })
    const staff = await createStaff(world)
    expect((await call('officePlans', {}, staff.options)).status).toBe(200)
    const { refusal } = await call('makePlan', form, staff.options)
    expect(refusal.code).toBe('admin_only')
  })

  it('are read in the family’s language, in English where nobody wrote Marathi, and papers keep the name bought', async () => {
    const { admin, makes, changes, list } = await office()
    const plan = await makes({ plan_name: 'Sankranti', plan_name_mr: 'संक्रांत', description_mr: 'एक महिना' })
    const plain = await makes({ plan_name: 'Gudhi Padva' })
    const her = await bride(world)
    const marathi = { token: her.token, headers: { language: 'mr' } }
    const read = async (uuid: string) => {
      const { body } = await call('planList', {}, marathi)
      const found = body.list.find(one => one.uuid === uuid)
      return [found?.name, found?.description]
    }
    expect(await read(plan.uuid)).toEqual(['संक्रांत', '<ul><li>एक महिना</li></ul>'])
    expect(await read(plain.uuid)).toEqual([
      'Gudhi Padva',
      '<ul><li>See hidden details</li><li>20 contact views</li></ul>',
    ])
    expect(await shown(her, plan.uuid)).toMatchObject({ name: 'Sankranti' })

    const { body } = await call('paymentTicket', { plan_id: plan.uuid, type: 'NORMAL' }, marathi)
    const window = paymentWindow(world.app)
    await window.send(await window.send(await window.open(body.url)), { press: 'pay' })
    expect((await changes(plan, { plan_name_mr: 'मकरसंक्रांत' })).status).toBe(200)
    expect((await list()).find(one => one.uuid === plan.uuid)).toMatchObject({ plan_name_mr: 'मकरसंक्रांत' })
    const bought = await world.db.selectFrom('payment_documents').select('content').execute()
    expect(JSON.stringify(bought)).toContain('"plan":"संक्रांत"')

    const taken = await call('makePlan', { ...form, plan_name: 'Another', plan_name_mr: 'मकरसंक्रांत' }, admin.options)
    expect(taken.refusal.fields).toEqual({ plan_name_mr: 'Another plan on sale has this name' })
  })

  it('are refused field by field', async () => {
    const { admin, makes } = await office()
    const wrong = { ...form, plan_name: ' ', fee: '0', validity_in_days: 'x', max_contact_views_count: '-1' }
    const { status, refusal } = await call('makePlan', wrong, admin.options)
    expect([status, Object.keys(refusal.fields ?? {}).sort()]).toEqual([
      400,
      ['fee', 'max_contact_views_count', 'plan_name', 'validity_in_days'],
    ])
    await makes({ plan_name: 'Twice' })
    const again = await call('makePlan', { ...form, plan_name: 'TWICE' }, admin.options)
    expect([again.status, again.refusal.fields?.plan_name]).toEqual([409, 'Another plan on sale has this name'])
    const together = await Promise.all(
      Array.from({ length: 8 }, () => call('makePlan', { ...form, plan_name: 'At once' }, admin.options)),
    )
    expect(together.filter(({ status: one }) => one === 200)).toHaveLength(1)
    expect(together.filter(({ status: one }) => one === 409)).toHaveLength(7)
  })

  it('change for those who come later, and for no running membership or order', async () => {
    const { makes, changes } = await office()
    const plan = await makes()
    const [early, late] = [await bride(world), await bride(world)]
    await pays(early, plan.uuid)
    // This family has the payment window open while the plan changes.
    const { body } = await call('paymentTicket', { plan_id: plan.uuid, type: 'NORMAL' }, { token: late.token })
    const window = paymentWindow(world.app)
    const atGateway = await window.send(await window.open(body.url))
    const before = await membershipOf(early)
    const change = { fee: '9000', validity_in_days: '10', max_contact_views_count: '1', is_offline: true }
    expect((await changes(plan, change)).status).toBe(200)
    expect(await membershipOf(early)).toEqual(before)
    expect(atGateway.html).toContain('₹1,500')
    await window.send(atGateway, { press: 'pay' })
    expect(await membershipOf(late)).toMatchObject([{ fee_paise: 150_000, validity_days: 90, contact_views: 20 }])
    expect(await shown(await groom(world), plan.uuid)).toMatchObject({ fee: 9000, offer: null, pay_at_office: 1 })
  })

  it('are not saved over a change by somebody else', async () => {
    const { makes, changes } = await office()
    const plan = await makes()
    const answers = await Promise.all(['10', '20', '30', '40'].map(fee => changes(plan, { fee })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 409)?.refusal.code).toBe('changed_elsewhere')
    for (const version of [2 ** 31, 1.5]) expect((await changes({ ...plan, version }, {})).status).toBe(400)
  })

  it('leave the sale and come back, and whoever has one keeps it', async () => {
    const { admin, makes } = await office()
    const plan = await makes()
    const [owner, other] = [await bride(world), await bride(world)]
    await pays(owner, plan.uuid)
    const reason = 'Replaced by a longer one'
    expect((await call('retirePlan', { uuid: plan.uuid, reason }, admin.options)).status).toBe(200)
    expect((await call('retirePlan', { uuid: plan.uuid, reason }, admin.options)).status).toBe(409)
    expect(await shown(other, plan.uuid)).toBeUndefined()
    expect(await shown(owner, plan.uuid)).toMatchObject({ is_current: 1, status: 'INACTIVE' })
    const refused = await call('paymentTicket', { plan_id: plan.uuid, type: 'NORMAL' }, { token: other.token })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect((await call('offerPlanAgain', { uuid: plan.uuid }, admin.options)).status).toBe(200)
    expect(await shown(other, plan.uuid)).toMatchObject({ offer: 'BUY' })
  })

  it('are told to every visitor with their price while they are on sale, and nothing else of them', async () => {
    const { admin, makes } = await office()
    const plan = await makes({ plan_name_mr: 'किंमत', fee: '2100', is_offline: true })
    const priceOf = async (language: string) =>
      (await call('prices', {}, { headers: { language } })).body.list.find(({ uuid }) => uuid === plan.uuid)
    expect(await priceOf('en')).toEqual({
      uuid: plan.uuid,
      name: plan.plan_name,
      fee: 2100,
      validity_in_days: 90,
      max_contact_views_count: 20,
      description: expect.stringContaining('See hidden details'),
      is_offline: 1,
    })
    expect(await priceOf('mr')).toMatchObject({ name: 'किंमत' })
    await call('retirePlan', { uuid: plan.uuid, reason: 'Replaced by a longer one' }, admin.options)
    expect(await priceOf('en')).toBeUndefined()
  })

  it('stand in the order the provider gives them', async () => {
    const { admin, makes, list } = await office()
    await makes()
    await makes()
    const onSale = (await list()).filter(plan => !plan.is_retired).map(plan => plan.uuid)
    const wanted = onSale.toReversed()
    expect((await call('orderPlans', { uuids: wanted }, admin.options)).status).toBe(200)
    const him = await groom(world)
    const { body } = await call('planList', {}, { token: him.token })
    const seen = body.list.map(plan => plan.uuid)
    expect(seen).toEqual(wanted.slice(0, seen.length))
    for (const uuids of [wanted.slice(1), [...wanted, wanted[0] ?? ''], []])
      expect((await call('orderPlans', { uuids }, admin.options)).refusal.code).toBe('changed_elsewhere')
  })
})

describe('a refund from the office', () => {
  const payment = async (member: TestMember, options: Awaited<ReturnType<typeof createStaff>>['options']) => {
    const { registration_no: query } = await world.db
      .selectFrom('members')
      .select('registration_no')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    const { body } = await call('officePayments', { query }, options)
    return body.list
  }

  it('takes back what the payment gave, once, and tells what the plan brought', async () => {
    const { admin, makes, list } = await office()
    const plan = await makes()
    const [her, friend] = [await bride(world), await bride(world)]
    await pays(her, plan.uuid)
    await pays(friend, plan.uuid)
    const [hers] = await payment(her, admin.options)
    expect(hers).toMatchObject({ amount: 1500, gateway: 'SANDBOX', refund: 'POSSIBLE', is_surplus: false })
    const reason = 'The family asked within a week'
    const input = { uuid: hers?.uuid ?? '', reason }
    const answers = await Promise.all(Array.from({ length: 6 }, () => call('refundPayment', input, admin.options)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
    expect((await call('me', {}, { token: her.token })).body.is_membership_subscribed).toBe('N')
    expect((await call('me', {}, { token: friend.token })).body.is_membership_subscribed).toBe('Y')
    expect(await payment(her, admin.options)).toMatchObject([{ refund: 'DONE', refund_reason: reason }])
    const told = (await list()).find(one => one.uuid === plan.uuid)
    expect(told).toMatchObject({ sold: 1, brought: 1500, refunded: 1, running: 1 })
    const acts = await call('auditList', { act: 'payment_refunded' }, admin.options)
    expect(acts.body.list.filter(act => act.member?.uuid === her.id)).toMatchObject([{ reason }])
  })

  it('is for ADMINs, for payments that exist, and with a reason', async () => {
    const { admin, makes } = await office()
    const plan = await makes()
    const her = await bride(world)
    await pays(her, plan.uuid)
    const staff = await createStaff(world)
    const [hers] = await payment(her, staff.options)
    const input = { uuid: hers?.uuid ?? '', reason: 'No reason at all' }
    expect((await call('refundPayment', input, staff.options)).refusal.code).toBe('wrong_role')
    expect((await call('refundPayment', { ...input, reason: '' }, admin.options)).status).toBe(400)
    const unknown = { uuid: '0190a0a0-0000-7000-8000-000000000000', reason: input.reason }
    expect((await call('refundPayment', unknown, admin.options)).status).toBe(404)
    expect((await call('me', {}, { token: her.token })).body.is_membership_subscribed).toBe('Y')
  })
})
