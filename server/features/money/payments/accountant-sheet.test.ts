import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { recordsADay } from '#domain/office/staff-reads.ts'
import { readConfig } from '#server/config.ts'
import { noteReads } from '#server/features/shared/staff-reads/record-read.ts'
import { bride, groom, insertCopies, type TestMember } from '#server/testing/members.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { unzip } from '#server/testing/unzip.ts'
import { testWorld } from '#server/testing/world.ts'
import { enterOfflinePayment } from './offline-payments.ts'

const world = testWorld()
const withGst = readConfig({
  DEMO: 'on',
  GSTIN: '27ABCDE1234F1Z5',
  SELLER_NAME: 'Saptapadi',
  SELLER_ADDRESS: 'Pune',
})
let papers = 0

const enters = (staff: TestStaff, member: TestMember, planId: string, more: object = {}) =>
  world.call(
    'enterPayment',
    { uuid: member.id, plan_id: planId, receipt_number: `P-${++papers}`, method: 'cash', ...more },
    staff.options,
  )
const lists = async (staff: TestStaff, search: object = {}) =>
  (await world.call('officePayments', search, staff.options)).body
const exports = (staff: TestStaff | null, query: string) =>
  world.app.inject({ url: `/api/office/payments/export?${query}`, ...(staff?.options ?? {}) })
/** The cells of a CSV without line breaks within them. */
const cellsOf = (csv: string) =>
  csv
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map(line =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, text, plain]) => text ?? plain ?? ''),
    )

describe('a payment at the office', () => {
  it('has its own day, the number of its cheque, and a discount with its reason', async () => {
    const [staff, him, plan] = [await createStaff(world), await groom(world), await sellsPlan(world)]
    const { status } = await enters(staff, him, plan, {
      method: 'cheque',
      reference: '004512',
      paid_on: '2026-01-10',
      discount: 200,
      discount_reason: 'A second child of the family',
    })
    expect(status).toBe(200)
    const { list } = await lists(staff, { method: 'cheque' })
    expect(list).toMatchObject([
      {
        amount: 1300,
        discount: 200,
        discount_reason: 'A second child of the family',
        reference: '004512',
        paid_at: '2026-01-10T06:30:00.000Z',
      },
    ])
    // The family reads what it has paid, and has the whole plan from today on.
    const own = await world.call('paymentList', {}, { token: him.token })
    expect(own.body.list).toMatchObject([{ fee: 1300 }])
    const me = await world.call('me', {}, { token: him.token })
    expect(me.body).toMatchObject({ is_membership_subscribed: 'Y', membership_start_date: '2026-01-15' })
    const acts = await world.call('auditList', { act: 'payment_entered' }, staff.options)
    expect(acts.body.list[0]?.reason).toBe('A second child of the family')
  })

  it('is refused with a discount without a reason or of the whole fee, and on a day to come or long ago', async () => {
    const [staff, him, plan] = [await createStaff(world), await groom(world), await sellsPlan(world)]
    const refusedFor = async (more: object) => Object.keys((await enters(staff, him, plan, more)).refusal.fields ?? {})
    expect(await refusedFor({ discount: 100 })).toEqual(['discount_reason'])
    expect(await refusedFor({ discount: 1500, discount_reason: 'The family is in need' })).toEqual(['discount'])
    expect(await refusedFor({ paid_on: '2026-01-16' })).toEqual(['paid_on'])
    expect(await refusedFor({ paid_on: '2025-10-01' })).toEqual(['paid_on'])
    expect(await refusedFor({ paid_on: '2026-02-31' })).toEqual(['paid_on'])
    expect(await refusedFor({ reference: 'x'.repeat(41) })).toEqual(['reference'])
  })
})

describe('the payments of a period', () => {
  it('are chosen by day, way and plan, and added up', async () => {
    const [staff, plan] = [await createStaff(world, 'ADMIN'), await sellsPlan(world, { name: 'Tulip' })]
    const [her, him] = [await bride(world), await groom(world)]
    await enters(staff, her, plan, { method: 'bank', reference: '402211', paid_on: '2026-01-05' })
    await enters(staff, him, plan, { paid_on: '2026-01-06' })
    const found = await lists(staff, { plan })
    expect(found).toMatchObject({ count: 2, totals: { paid: 3000, given_back: 0 } })
    expect(found.plans).toContainEqual({ uuid: plan, name: 'Tulip' })
    expect((await lists(staff, { plan, from: '2026-01-06', to: '2026-01-06' })).list).toMatchObject([
      { member: { uuid: him.id } },
    ])
    expect((await lists(staff, { plan, to: '2026-01-05' })).list).toMatchObject([{ method: 'bank' }])
    expect((await lists(staff, { plan, method: 'cheque' })).count).toBe(0)
    await world.call('refundPayment', { uuid: found.list[0]?.uuid ?? '', reason: 'They asked for it' }, staff.options)
    expect((await lists(staff, { plan })).totals).toEqual({ paid: 3000, given_back: 1500 })
    expect((await world.call('officePayments', { from: '2026-02-31' }, staff.options)).status).toBe(400)
  })

  it('have a paper that staff open as a PDF, which leaves a row of what was read', async () => {
    const [staff, her, plan] = [await createStaff(world), await bride(world), await sellsPlan(world)]
    await enters(staff, her, plan)
    const [paid] = (await lists(staff, { plan })).list
    expect(paid?.documents).toMatchObject([{ kind: 'RECEIPT', number: paid?.document_no }])
    const url = `/api/office/payments/document/${paid?.documents[0]?.uuid}`
    const pdf = await world.app.inject({ url, ...staff.options })
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ])
    expect((await world.app.inject({ url })).statusCode).toBe(401)
    const reads = await world.db.selectFrom('staff_reads').select('kind').where('member_id', '=', her.id).execute()
    expect(reads).toEqual([{ kind: 'record' }])
  })

  it('have papers that count among the records of a day: STAFF open no more, also many at once', async () => {
    const [staff, admin, plan] = [await createStaff(world), await createStaff(world, 'ADMIN'), await sellsPlan(world)]
    const [her, him] = [await bride(world, { last_name: 'Receiptkar' }), await groom(world)]
    await enters(staff, her, plan)
    await enters(staff, him, plan)
    await insertCopies(world, her, recordsADay)
    const others = await world.db
      .selectFrom('members')
      .select('id')
      .where('last_name', '=', 'Receiptkar')
      .where('id', '<>', her.id)
      .limit(recordsADay - 1)
      .execute()
    const now = world.clock.now()
    await noteReads(
      world.db,
      others.map(({ id }) => ({ staff, kind: 'record' as const, memberId: id, now })),
    )
    const papers = (await lists(staff, { plan })).list.map(({ documents }) => documents[0]?.uuid)
    const opens = (who: TestStaff) =>
      Promise.all(
        papers.map(async uuid => {
          const url = `/api/office/payments/document/${uuid}`
          return (await world.app.inject({ url, ...who.options })).statusCode
        }),
      )
    expect((await opens(staff)).toSorted((one, other) => one - other)).toEqual([200, 429])
    expect(await opens(admin)).toEqual([200, 200])
  })
})

describe('the list for the accountant', () => {
  it('has a line a paper with its parts of tax, and what was given back below nothing', async () => {
    const [admin, plan] = [await createStaff(world, 'ADMIN'), await sellsPlan(world, { name: '=HYPERLINK("x")' })]
    const her = await bride(world, { last_name: 'Kale' })
    const now = world.clock.now()
    await world.db
      .transaction()
      .execute(trx =>
        enterOfflinePayment(
          trx,
          withGst,
          { memberId: her.id, planId: plan, receiptNumber: '@1', method: 'upi', reference: '+91', by: admin.id },
          now,
        ),
      )
    const [paid] = (await lists(admin, { plan })).list
    world.clock.passes(1000)
    await world.call('refundPayment', { uuid: paid?.uuid ?? '', reason: 'They asked for it' }, admin.options)
    const csv = await exports(admin, `format=csv&plan=${plan}`)
    expect(csv.headers['content-disposition']).toMatch(/attachment; filename="payments-.*\.csv"/)
    const [head = [], invoice = [], note = [], ...more] = cellsOf(csv.payload)
    expect(more).toEqual([])
    const at = (line: string[], name: string) => line[head.indexOf(name)]
    expect([at(invoice, 'Document'), at(note, 'Document')]).toEqual(['Tax invoice', 'Credit note'])
    expect(at(note, 'Refund of')).toBe(at(invoice, 'Number'))
    expect(['Taxable value', 'CGST', 'SGST', 'IGST', 'Total'].map(name => at(invoice, name))).toEqual([
      '1271.18',
      '114.41',
      '114.41',
      '0',
      '1500',
    ])
    expect([at(note, 'CGST'), at(note, 'Total')]).toEqual(['-114.41', '-1500'])
    // What a family or a colleague wrote is a text, whatever it begins with.
    expect([at(invoice, 'Plan'), at(invoice, 'Cheque or UPI number'), at(invoice, 'Receipt or payment id')]).toEqual([
      `'=HYPERLINK(""x"")`,
      "'+91",
      "'@1",
    ])
    const xlsx = await exports(admin, `format=xlsx&plan=${plan}&language=mr`)
    const sheet = unzip(xlsx.rawPayload).get('xl/worksheets/sheet1.xml')?.toString() ?? ''
    expect(sheet).toContain('<v>-114.41</v>')
    expect(sheet).toContain('कर बीजक')
    expect(sheet).not.toContain('>=HYPERLINK')
    const acts = await world.call('auditList', { act: 'payments_exported' }, admin.options)
    expect(acts.body.list).toHaveLength(2)
  })

  it('is an act of an ADMIN, and refuses what makes no sense', async () => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    expect((await exports(null, 'format=csv')).statusCode).toBe(401)
    expect((await exports(staff, 'format=csv')).statusCode).toBe(403)
    expect((await exports(admin, 'format=pdf')).statusCode).toBe(400)
    expect((await exports(admin, 'format=csv&from=2026-02-31')).statusCode).toBe(400)
  })

  it('goes on past the papers that are read at once, without one twice or left out', async () => {
    const [admin, her, plan] = [await createStaff(world, 'ADMIN'), await bride(world), await sellsPlan(world)]
    await enters(admin, her, plan)
    const [paid] = (await lists(admin, { plan })).list
    const count = 1203
    await sql`with made as (
        insert into orders (id, member_id, plan_id, kind, plan_name, fee_paise, validity_days, contact_views, gateway,
          gateway_order_id, status, entered_by, created_at, status_at)
        select gen_random_uuid(), member_id, plan_id, kind, plan_name, fee_paise, validity_days, contact_views, gateway,
          'many-' || n, status, entered_by, created_at, status_at
        from orders, generate_series(1, ${count}) n where plan_id = ${plan} returning id, gateway_order_id),
      paid as (
        insert into payments (id, order_id, gateway, payment_id, amount_paise, paid_at)
        select gen_random_uuid(), id, 'offline', gateway_order_id, 150000, now() from made returning id, payment_id)
      insert into payment_documents (id, payment_id, kind, number, issued_on, content)
      select gen_random_uuid(), paid.id, 'receipt', paid.payment_id, date '2026-01-01' + (random() * 10)::int,
        first.content
      from paid, payment_documents first where first.payment_id = ${paid?.uuid ?? ''}`.execute(world.db)
    const { payload } = await exports(admin, `format=csv&plan=${plan}`)
    const [, ...lines] = cellsOf(payload)
    expect([lines.length, new Set(lines.map(line => line[1])).size]).toEqual([count + 1, count + 1])
    const days = lines.map(line => line[0] ?? '')
    expect(days).toEqual(days.toSorted((one, other) => (one < other ? -1 : Number(one > other))))
  })
})
