import { describe, expect, it } from 'vitest'
import { dayMs } from '#domain/durations.ts'
import { groom } from '#server/testing/members.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { ordersByUpi, paysByUpi } from '#server/testing/upi.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const sections = { columns: '', lines_seen: 'Y', match_again: 'N' }

/** Sends a statement as the treasurer's page does. */
async function reads(by: TestStaff, text: string, more: Partial<typeof sections> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...sections, ...more })) form.append(name, value)
  form.append('table', new Blob([text]), 'statement.csv')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/office/bank-statements',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { ...by.options.headers, 'content-type': request.headers.get('content-type') ?? '' },
  })
  return { status: response.statusCode, body: response.json() }
}

const payments = async (by: TestStaff, utr: string) => {
  const { list } = (await world.call('officePayments', { method: 'upi' }, by.options)).body
  return list.find(({ reference }) => reference === utr)
}
const pays = async (clerk: TestStaff, utr: string) =>
  expect((await paysByUpi(world, clerk, await groom(world), { utr })).status).toBe(200)

/** Three banks, each with one credit of 1,500 rupees by this UTR on 15 January 2026, and a debit. */
const banks: Record<string, (utr: string, amount?: string) => string> = {
  'a plain table': (utr, amount = '1500.00') =>
    `Date,Narration,Chq./Ref.No.,Withdrawal,Deposit,Balance
15/01/26,UPI-RAHUL PATIL-RAHUL@OKBANK,0000${utr},,${amount},98000.00
15/01/26,ATM CASH,000000000000,2000.00,,96000.00`,
  'a preamble, semicolons and amounts in quotes': (utr, amount = '1,500.00') =>
    `Statement of account
Name;Vivah Mandal
Account;XXXX1234

Txn Date;Value Date;Description;Debit;Credit
15-Jan-2026;15-Jan-2026;"UPI/CR/${utr}/RAHUL/OKBK; payment";;"${amount}"
16-Jan-2026;16-Jan-2026;"NEFT OUT";"9,000.00";`,
  'one column of amounts with its direction': (utr, amount = '1500') =>
    `Sr,दिनांक,तपशील,रक्कम,Dr/Cr
1,2026-01-15,UPI ${utr} राहुल पाटील,${amount},CR
2,2026-01-15,UPI 499999999999 परत,${amount},DR`,
}

describe('a bank statement', () => {
  it.each(Object.entries(banks))('of the shape %s is matched once, and confirms by UTR and amount', async (_, bank) => {
    const [clerk, treasurer] = [await createStaff(world), await createStaff(world, 'TREASURER')]
    const utr = String(410_000_000_000 + Object.values(banks).indexOf(bank))
    await pays(clerk, utr)
    const first = await reads(treasurer, bank(utr))
    expect([first.status, first.body.result]).toEqual([200, null])
    const { columns } = first.body as { columns: { name: string; samples: string[]; meaning: string }[] }
    expect(columns.some(({ samples }) => samples.some(sample => sample.includes(utr)))).toBe(true)
    const matched = { columns: columns.map(({ meaning }) => meaning).join(',') }
    const seen = (await reads(treasurer, bank(utr), { ...matched, lines_seen: 'N' })).body
    expect([seen.result, seen.preview]).toMatchObject([
      null,
      { credits: 1, others: 1, lines: [{ day: '2026-01-15', amount: 1500, text: expect.stringContaining(utr) }] },
    ])
    expect((await payments(treasurer, utr))?.upi?.state).not.toBe('CONFIRMED')
    expect((await reads(treasurer, bank(utr), matched)).body.result).toMatchObject({ confirmed: 1, from: '2026-01-15' })
    expect((await payments(treasurer, utr))?.upi).toMatchObject({ state: 'CONFIRMED', stated: 1500 })
    // The next one of this bank asks nothing.
    const next = String(Number(utr) + 1000)
    await pays(clerk, next)
    expect((await reads(treasurer, bank(next))).body.result).toMatchObject({ confirmed: 1, differing: 0 })
    expect((await reads(treasurer, bank(next), { match_again: 'Y' })).body.columns).toHaveLength(columns.length)
    // What was forgotten is asked of the next statement too.
    expect((await reads(treasurer, bank(next))).body.columns).toHaveLength(columns.length)
  })

  it('is read by a treasurer or an ADMIN, never by a clerk who enters payments', async () => {
    const [clerk, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const plain = banks['a plain table']?.('410000009999') ?? ''
    expect((await reads(clerk, plain)).status).toBe(403)
    expect((await reads(admin, plain)).status).toBe(200)
    expect((await reads(admin, plain, { columns: 'day,none,none,none,credit,none' })).status).toBe(400)
    // A column of debits is not money that came in, whoever says so.
    expect((await reads(admin, plain, { columns: 'day,utr,utr,credit,none,none' })).status).toBe(400)
    expect((await reads(admin, 'Date,Ref,Deposit\nopening,,\n', { columns: 'day,utr,credit' })).status).toBe(400)
  })

  it('confirms nothing by money that went out', async () => {
    const [clerk, treasurer] = [await createStaff(world), await createStaff(world, 'TREASURER')]
    // The number that the third bank writes beside its debit.
    await pays(clerk, '499999999999')
    const bank = banks['one column of amounts with its direction'] as (utr: string) => string
    const columns = 'none,day,utr,amount,direction'
    expect((await reads(treasurer, bank('499999999998'), { columns })).body.result).toMatchObject({ confirmed: 0 })
    expect((await payments(treasurer, '499999999999'))?.upi?.state).toBe('MISSED')
    await world.db.updateTable('upi_payments').set({ confirmed_at: world.clock.now() }).execute()
  })

  it('with an amount that no bank has leaves that line out, and confirms by the others', async () => {
    const [clerk, treasurer] = [await createStaff(world), await createStaff(world, 'TREASURER')]
    await pays(clerk, '470000000001')
    await pays(clerk, '470000000002')
    const text = `Date,Narration,Deposit\n15/01/2026,UPI/470000000001,${'9'.repeat(30)}
15/01/2026,UPI/470000000002,1500`
    const { status, body } = await reads(treasurer, text, { columns: 'day,utr,credit' })
    expect([status, body.result]).toEqual([200, expect.objectContaining({ credits: 1, confirmed: 1 })])
    await world.db.updateTable('upi_payments').set({ confirmed_at: world.clock.now() }).execute()
  })

  it('confirms one payment by one line, whichever numbers stand in it', async () => {
    const [clerk, other, treasurer] = [
      await createStaff(world),
      await createStaff(world),
      await createStaff(world, 'TREASURER'),
    ]
    const line = (utr: string, phone: string) => `Date,Narration,Deposit\n15/01/2026,UPI/${utr}/${phone}/PATIL,1500`
    const columns = 'day,utr,credit'
    await pays(clerk, '450000000001')
    expect((await reads(treasurer, line('450000000001', '919822012345'), { columns })).body.result).toMatchObject({
      confirmed: 1,
    })
    // The telephone number of the payer has twelve digits too. The same transfer does not pay a second plan.
    await pays(other, '919822012345')
    expect((await reads(treasurer, line('450000000001', '919822012345'))).body.result).toMatchObject({ confirmed: 0 })
    expect((await payments(treasurer, '919822012345'))?.upi?.state).not.toBe('CONFIRMED')
    await pays(clerk, '450000000002')
    await pays(other, '919822012346')
    expect((await reads(treasurer, line('450000000002', '919822012346'))).body.result).toMatchObject({ confirmed: 0 })
    await world.db.updateTable('upi_payments').set({ confirmed_at: world.clock.now() }).execute()
  })

  it('leaves nothing of itself but amount and day of our own payments', async () => {
    const [clerk, treasurer] = [await createStaff(world), await createStaff(world, 'TREASURER')]
    const utr = '420000000001'
    await pays(clerk, utr)
    const text = `Date,Narration,Ref,Out,Deposit
15/01/2026,GANPATI KIRANA,${utr},,1500
15/01/2026,SECRETKAR FAMILY,420000000777,,777`
    await reads(treasurer, text, { columns: 'day,none,utr,none,credit' })
    const kept = await world.db.selectFrom('upi_payments').selectAll().where('stated_paise', 'is not', null).execute()
    expect(kept.at(-1)).toMatchObject({ stated_paise: 150_000, stated_on: '2026-01-15' })
    const { rows } = await world.db.getExecutor().executeQuery<{ tables: string }>({
      sql: `select string_agg(query_to_xml('select * from ' || quote_ident(table_name), true, false, '')::text, '') as tables
        from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
      parameters: [],
      query: { kind: 'RawNode' } as never,
      queryId: { queryId: 'all' } as never,
    })
    expect(rows[0]?.tables).not.toMatch(/KIRANA|SECRETKAR|420000000777/)
  })
})

describe('what a statement does not confirm', () => {
  it('with another amount is left to a treasurer at once, and says what the bank has', async () => {
    const [clerk, treasurer] = [await createStaff(world), await createStaff(world, 'TREASURER')]
    const plain = banks['one column of amounts with its direction'] as (utr: string, amount?: string) => string
    const columns = 'none,day,utr,amount,direction'
    await pays(clerk, '430000000001')
    expect((await reads(treasurer, plain('430000000001', '500'), { columns })).body.result).toMatchObject({
      confirmed: 0,
      differing: 1,
    })
    const part = await payments(treasurer, '430000000001')
    expect(part?.upi).toMatchObject({ state: 'DIFFERS', stated: 500, may_confirm: true })
    const today = (await world.call('officeToday', {}, clerk.options)).body
    expect(today.unconfirmed).toMatchObject([{ state: 'DIFFERS', amount: 1500, stated: 500 }])
    // What was sent twice by mistake of the bank's file confirms it still.
    await reads(treasurer, plain('430000000001'), { columns })
    expect((await payments(treasurer, '430000000001'))?.upi?.state).toBe('CONFIRMED')
  })

  it('and came after it was taken back is named, to be returned', async () => {
    const [clerk, treasurer] = [await createStaff(world), await createStaff(world, 'TREASURER')]
    const plain = banks['one column of amounts with its direction'] as (utr: string) => string
    const columns = 'none,day,utr,amount,direction'
    await pays(clerk, '460000000001')
    const payment = await payments(treasurer, '460000000001')
    const back = { uuid: payment?.uuid ?? '', reason: 'The bank has no such transfer' }
    expect((await world.call('refundPayment', back, treasurer.options)).status).toBe(200)
    const { result } = (await reads(treasurer, plain('460000000001'), { columns })).body
    expect(result).toMatchObject({ confirmed: 0, differing: 0, missed: 0, returned: [payment?.gateway_payment_id] })
    // A payment that a statement confirmed before it was refunded is no news.
    await pays(clerk, '460000000002')
    await reads(treasurer, plain('460000000002'), { columns })
    const refund = { uuid: (await payments(treasurer, '460000000002'))?.uuid ?? '', reason: 'The family asked for it' }
    expect((await world.call('refundPayment', refund, treasurer.options)).status).toBe(200)
    expect((await reads(treasurer, plain('460000000002'), { columns })).body.result.returned).toEqual([])
  })

  it('stands in the office’s day after two days with who entered it, and is late after seven', async () => {
    const [clerk, treasurer] = [await createStaff(world), await createStaff(world, 'TREASURER')]
    await pays(clerk, '440000000001')
    const ofClerk = world.db.selectFrom('staff').select('name').where('id', '=', clerk.id)
    const { name } = await ofClerk.executeTakeFirstOrThrow()
    const duty = async () => {
      const colleague = await createStaff(world)
      const { unconfirmed, duties } = (await world.call('officeToday', {}, colleague.options)).body
      if (unconfirmed[0]) expect(unconfirmed[0]).toMatchObject({ entered_by: name, amount: 1500 })
      return [unconfirmed.map(one => one.state), duties.find(one => one.duty === 'upi')]
    }
    const other = (banks['a plain table'] as (utr: string) => string)('440000000999')
    const columns = 'day,utr,utr,none,credit,none'
    expect((await reads(treasurer, other, { columns })).body.result).toMatchObject({ confirmed: 0, missed: 1 })
    expect(await duty()).toEqual([[], { duty: 'upi', count: 0, late: 0, due_at: null }])
    world.clock.passes(2 * dayMs)
    expect(await duty()).toEqual([['MISSED'], expect.objectContaining({ count: 1, late: 0 })])
    world.clock.passes(6 * dayMs)
    expect(await duty()).toEqual([['MISSED'], expect.objectContaining({ count: 1, late: 1 })])
    // An order that nobody paid waits for nothing.
    const admin = await createStaff(world, 'ADMIN')
    await ordersByUpi(world, admin, await groom(world))
    const uuid = (await payments(admin, '440000000001'))?.uuid ?? ''
    await world.call('refundPayment', { uuid, reason: 'The bank has no such transfer' }, admin.options)
    expect(await duty()).toEqual([[], expect.objectContaining({ count: 0 })])
  })
})
