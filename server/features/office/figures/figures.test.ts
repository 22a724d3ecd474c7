import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, type Day, dayInIndia } from '#domain/calendar.ts'
import { randomStream } from '#server/demo/random.ts'
import { newId } from '#server/ports/ids.ts'
import { departuresIn } from '#server/testing/departures.ts'
import { joins } from '#server/testing/families.ts'
import { bride, groom, sendsInterest, type TestMember } from '#server/testing/members.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { countFigures, recountDays } from './count-days.ts'

const world = testWorld()
const { leaves } = departuresIn(world)
const hour = 3_600_000
const today = () => dayInIndia(world.clock.now())
const counts = () => countFigures(world.db, world.clock.now())

type Counts = Record<string, number>

/** What the day table says of a day, of those figures that a day keeps. */
async function kept(day: Day, figures: readonly string[]): Promise<Counts> {
  const rows = await world.db
    .selectFrom('figures_by_day')
    .select(['figure', 'series', 'key', 'value'])
    .where('day', '=', day)
    .where('figure', 'in', [...figures])
    .where('value', '>', 0)
    .execute()
  return Object.fromEntries(rows.map(row => [`${row.figure} ${row.series} ${row.key}`.trim(), row.value]))
}

const inIndia = (column: string) => sql`((${sql.ref(column)} at time zone 'UTC') + interval '5 hours 30 minutes')::date`
const onDay = (column: string, day: Day) => sql`${inIndia(column)} = ${day}::date`

/** The figures of a day counted from the rows themselves, each by a statement written independently of the job's. */
async function fromRows(day: Day): Promise<Counts> {
  const found: Counts = {}
  const note = async (name: string, text: ReturnType<typeof sql<{ value: number | null }>>) => {
    const value = Number((await text.execute(world.db)).rows[0]?.value ?? 0)
    if (value > 0) found[name] = value
  }
  for (const side of ['F', 'M']) {
    await note(
      `joined ${side}`,
      sql`select count(*) as value from members where gender = ${side} and
        case origin when 'import' then coalesce(${onDay('mobile_verified_at', day)}, false) else ${onDay('joined_at', day)} end`,
    )
    await note(
      `left ${side}`,
      sql`select count(*) as value from members join departures on member_id = id where gender = ${side} and ${onDay('left_at', day)}`,
    )
  }
  await note('interests sent', sql`select count(*) as value from interests where ${onDay('sent_at', day)}`)
  await note(
    'interests accepted',
    sql`select sum((status = 'accepted')::int) as value from interests where ${onDay('status_at', day)}`,
  )
  const { rows: plans } = await sql<{ id: string }>`select id from plans`.execute(world.db)
  for (const { id } of plans)
    for (const [series, paise] of [
      ['paid', sql`(select sum(amount_paise) from of_plan where ${onDay('paid_at', day)})`],
      [
        'given_back',
        sql`(select sum(amount_paise - part_refunded_paise) from of_plan where ${onDay('refunded_at', day)}),
          (select sum(amount_paise) from part_refunds where payment_id in (select id from of_plan)
            and ${onDay('refunded_at', day)})`,
      ],
    ] as const)
      await note(
        `revenue ${series} ${id}`,
        sql`with of_plan as (select * from payments where not is_surplus
            and order_id in (select id from orders where plan_id = ${id}))
          select sum(paise) as value from unnest(array[${paise}]) paise`,
      )
  return found
}
const ofDays = ['joined', 'left', 'interests', 'revenue']

/** How things stand now, from the rows themselves. */
async function standing(): Promise<Counts> {
  const { rows } = await sql<{ name: string; value: number }>`
    with listed as (select * from members
      where status = 'active' and num_nonnulls(mobile_verified_at, email_verified_at) > 0
        and coalesce(listed_until, '9999-01-01') >= ${today()}::date)
    select 'never_asked ' || gender as name, count(*)::int as value from listed
    where id not in (select receiver_id from interests) group by 1
    union all
    select 'queue waiting ' || case when waited < 1 then 0 when waited < 3 then 1 when waited < 7 then 3 else 7 end,
      count(*)::int
    from (select extract(epoch from ${world.clock.now()}::timestamptz - since) / 86400 as waited
      from review_items where decided_at is null) items group by 1`.execute(world.db)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

describe('the figures by day', () => {
  it('are those of the rows themselves, in histories drawn at random', async () => {
    const random = randomStream('figures', 42)
    const plans = [await sellsPlan(world), await sellsPlan(world, { name: 'Tulip' })]
    const members: (TestMember & { side: 'F' | 'M' })[] = []
    const arrives = async () => {
      const side = random.pick(['F', 'M'] as const)
      const one = await (side === 'F' ? bride : groom)(world, {
        mobile_verified_at: random.happens(0.85) ? world.clock.now() : null,
        status: random.happens(0.9) ? 'active' : 'paused',
      })
      members.push({ ...one, side })
    }
    const pays = async () => {
      const [orderId, paidAt] = [
        newId(world.clock.now()),
        new Date(world.clock.now().getTime() - random.pick([0, 1, 2, 4, 60]) * 24 * hour),
      ]
      const planId = random.pick(plans)
      await sql`insert into orders (id, member_id, plan_id, kind, plan_name, fee_paise, validity_days, contact_views, gateway,
          gateway_order_id, status, created_at, status_at)
        values (${orderId}, ${random.pick(members).id}, ${planId}, 'new', 'A', 150000, 365, 50, 'razorpay', ${orderId}, 'paid',
          ${paidAt}, ${paidAt})`.execute(world.db)
      const refundedAt = random.happens(0.3) ? world.clock.now() : null
      const [paymentId, isSurplus] = [newId(world.clock.now()), random.happens(0.1)]
      const part = !isSurplus && random.happens(0.4) ? random.between(1, 9) * 1_000 : 0
      await sql`insert into payments (id, order_id, gateway, payment_id, amount_paise, paid_at, is_surplus, refund_asked_at,
          refund_reason, refunded_at, part_refunded_paise)
        values (${paymentId}, ${orderId}, 'razorpay', ${orderId}, ${random.between(1, 9) * 10_000}, ${paidAt},
          ${isSurplus}, ${refundedAt}, ${refundedAt && 'They asked'}, ${refundedAt}, ${part})`.execute(world.db)
      if (part > 0)
        await sql`insert into part_refunds (id, payment_id, amount_paise, reason, asked_at, refund_id, refunded_at)
          values (${newId(world.clock.now())}, ${paymentId}, ${part}, 'A part', ${paidAt}, ${paymentId},
            ${new Date(paidAt.getTime() + random.between(0, 30) * hour)})`.execute(world.db)
    }
    const acts = [
      arrives,
      arrives,
      pays,
      async () => {
        const [brides, grooms] = [
          members.filter(({ side }) => side === 'F'),
          members.filter(({ side }) => side === 'M'),
        ]
        if (brides.length === 0 || grooms.length === 0) return
        const [her, him] = [random.pick(brides), random.pick(grooms)]
        const pair = random.happens(0.5) ? ([her, him] as const) : ([him, her] as const)
        const states = ['pending', 'accepted', 'accepted', 'rejected', 'cancelled'] as const
        // A pair has one that lives.
        await sendsInterest(world, pair[0], pair[1], random.pick(states)).catch(() => {})
      },
      async () => {
        const { rows } = await sql<{ id: string }>`select id from interests where status = 'pending'
          order by id limit 1 offset ${random.below(3)}`.execute(world.db)
        await sql`update interests set status = 'accepted', status_at = ${world.clock.now()}
          where id = ${rows[0]?.id ?? null}`.execute(world.db)
      },
    ]
    for (let n = 0; n < 6; n++) await arrives()
    const ended: [Day, Counts][] = []
    for (let nth = 0; nth < 12; nth++) {
      for (let n = random.between(6, 14); n > 0; n--) {
        world.clock.passes(random.below(30) * 60_000)
        await random.pick(acts)()
        if (random.happens(0.2)) {
          await counts()
          expect([today(), await kept(today(), ofDays)]).toEqual([today(), await fromRows(today())])
          expect(await kept(today(), ['never_asked', 'queue'])).toEqual(await standing())
        }
      }
      const day = today()
      // The next morning, at any hour of which the job may come. Sometimes the server was off for days.
      world.clock.passes((24 + (random.happens(0.2) ? 48 : 0)) * hour)
      await counts()
      await counts()
      const missed = Array.from({ length: 3 }, (_, n) => addDays(today(), -n - 1)).filter(one => one > day)
      for (const one of missed) expect([one, await kept(one, ofDays)]).toEqual([one, await fromRows(one)])
      const counted = await fromRows(day)
      expect([day, await kept(day, ofDays)]).toEqual([day, counted])
      ended.push([day, counted])
    }
    // What was paid long ago and entered since stands under its own day.
    await counts()
    for (const [day] of ended) {
      const paid = Object.entries(await fromRows(day)).filter(([name]) => name.startsWith('revenue '))
      expect([day, await kept(day, ['revenue'])]).toEqual([day, Object.fromEntries(paid)])
    }
    // A recount of everything, twice, is the rows themselves too.
    const whole = { from: ended[0]?.[0] ?? today(), to: addDays(today(), -1) }
    for (let n = 0; n < 2; n++) {
      await world.db.transaction().execute(trx => recountDays(trx, whole))
      for (const [day] of ended) expect([day, await kept(day, ofDays)]).toEqual([day, await fromRows(day)])
    }
  })

  it('of a day that has ended stay when a family leaves and takes its interests with it', async () => {
    const [her, him] = [await joins(world), await groom(world)]
    const [day, before] = [today(), await fromRows(today())]
    await sendsInterest(world, { id: her.id, token: her.token }, him, 'accepted')
    world.clock.passes(24 * hour)
    await counts()
    const then = await kept(day, ofDays)
    expect(then['interests accepted']).toBe((before['interests accepted'] ?? 0) + 1)
    await leaves(her)
    world.clock.passes(24 * hour)
    await counts()
    expect(await kept(day, ofDays)).toEqual(then)
    expect((await fromRows(day))['interests accepted'] ?? 0).toBe(before['interests accepted'] ?? 0)
    expect((await kept(addDays(day, 1), ['left']))['left F']).toBe(1)
    // No name, number or id of hers is among the figures.
    const { rows } = await sql<{ row: string }>`select figures_by_day::text as row from figures_by_day`.execute(
      world.db,
    )
    expect(rows.filter(({ row }) => row.includes(her.id) || row.includes('Rutuja'))).toEqual([])
  })

  it('are counted once by three nodes at once', async () => {
    world.clock.passes(24 * hour)
    const day = addDays(today(), -1)
    await Promise.all([counts(), counts(), counts()])
    expect(await kept(day, ofDays)).toEqual(await fromRows(day))
  })
})

describe('the charts', () => {
  let [staff, admin] = [{} as TestStaff, {} as TestStaff]
  beforeAll(async () => {
    ;[staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    await counts()
  })
  const asks = async (who: TestStaff, period: object = {}) =>
    (await world.call('officeFigures', period, who.options)).body
  const chartOf = (answer: Awaited<ReturnType<typeof asks>>, name: string) =>
    answer.charts.find(({ chart }) => chart === name)

  it('go along the days of a month, with a row a day whether something happened or not', async () => {
    const answer = await asks(staff)
    expect([answer.step, answer.from, answer.to]).toEqual(['DAY', addDays(today(), -29), today()])
    expect(answer.counted_at).toBe(world.clock.now().toISOString())
    const joined = chartOf(answer, 'joined')
    expect(joined?.rows).toHaveLength(30)
    const all = joined?.rows.reduce((sum, { values }) => sum + (values[0] ?? 0) + (values[1] ?? 0), 0)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from members
      where joined_at >= ${new Date(`${answer.from}T00:00:00+05:30`)}`.execute(world.db)
    expect(all).toBe(rows[0]?.count)
    // What nobody counted on a day is not known, and is no nought.
    expect(chartOf(await asks(staff, { from: '2025-12-01', to: '2025-12-02' }), 'never_asked')?.rows[0]).toMatchObject({
      values: [null, null],
    })
  })

  it('go along months over a longer period, and name spans in the reader’s language', async () => {
    const answer = await asks(staff, { from: addDays(today(), -300) })
    expect(answer.step).toBe('MONTH')
    const neverAsked = chartOf(answer, 'never_asked')
    expect(neverAsked?.rows.at(-1)).toEqual({
      key: today().slice(0, 7),
      name: null,
      values: [(await standing())['never_asked F'] ?? 0, (await standing())['never_asked M'] ?? 0],
    })
    const joined = chartOf(answer, 'joined')?.rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)
    const brides = await sql<{ count: number }>`select count(*)::int as count from members where gender = 'F'`.execute(
      world.db,
    )
    expect(joined).toBe(brides.rows[0]?.count)
    const marathi = { ...staff.options, headers: { ...staff.options.headers, language: 'mr' } }
    const { body } = await world.call('officeFigures', {}, marathi)
    expect(chartOf(body, 'queue')?.rows[0]?.name).toBe('एका दिवसापेक्षा कमी')
    expect(chartOf(body, 'queue')?.as_of).toBe(today())
  })

  it('tell an ADMIN alone what came in, also as a file', async () => {
    expect(chartOf(await asks(staff), 'revenue')).toBeUndefined()
    const revenue = chartOf(await asks(admin, { from: addDays(today(), -365) }), 'revenue')
    expect(revenue?.series).toEqual(['paid', 'given_back'])
    const { rows } = await sql<{ paid: number }>`select sum(amount_paise)::int as paid from payments
      where not is_surplus`.execute(world.db)
    expect(revenue?.rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)).toBe((rows[0]?.paid ?? 0) / 100)
    const exports = (who: TestStaff | null, query: string) =>
      world.app.inject({ url: `/api/office/figures/export?${query}`, ...(who?.options ?? {}) })
    expect((await exports(null, 'chart=joined')).statusCode).toBe(401)
    expect((await exports(staff, 'chart=joined')).statusCode).toBe(403)
    expect((await exports(admin, 'chart=nothing')).statusCode).toBe(400)
    // A plan may be called anything.
    await world.db.updateTable('plans').set({ name: '=HYPERLINK("x")' }).execute()
    const csv = await exports(admin, `chart=revenue&from=${addDays(today(), -365)}`)
    expect(csv.headers['content-disposition']).toMatch(/attachment; filename="revenue-.*\.csv"/)
    expect(csv.payload).toContain('"Revenue by plan","Paid in (₹)","Refunded (₹)"')
    expect(csv.payload).toContain(`"'=HYPERLINK(""x"")"`)
    const { body } = await world.call('auditList', { act: 'figures_exported' }, admin.options)
    expect(body.list).toMatchObject([
      { changes: expect.arrayContaining([{ field: 'chart', before: null, after: 'revenue' }]) },
    ])
  })

  it('refuse a period that is turned round or too long', async () => {
    const refusedFor = async (period: object) =>
      (await world.call('officeFigures', period, staff.options)).refusal.fields ?? {}
    expect(Object.keys(await refusedFor({ from: '2026-01-02', to: '2026-01-01' }))).toEqual(['from'])
    expect(Object.keys(await refusedFor({ from: '2001-01-01' }))).toEqual(['from'])
    expect(Object.keys(await refusedFor({ from: '2026-02-31' }))).toEqual(['from'])
  })
})
