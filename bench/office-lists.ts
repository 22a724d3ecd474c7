// What the office waits for its list of members and its figures, on PostgreSQL and over HTTP. Beside each list the same
// question in one plain statement with an exact count, and beside the figures the counts from the rows themselves.
// node bench/office-lists.ts [members, by default a million] [seconds of each measurement, by default three]
import { sql } from 'kysely'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openPostgres } from '#server/db/open.ts'
import { countFigures } from '#server/features/figures/count-days.ts'
import { eventFigures } from '#server/features/figures/count-events.ts'
import { standingFigures } from '#server/features/figures/count-standing.ts'
import { isMeant, type MemberFilter } from '#server/features/office-members/list-filter.ts'
import { systemClock } from '#server/ports/clock.ts'
import { openSecrets } from '#server/ports/secrets.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { createStaff } from '#server/testing/staff.ts'
import { settle } from './community.ts'
import { inTurn, printTimes } from './load.ts'
import { startNode } from './start-node.ts'

const members = Number(process.argv[2] ?? 1_000_000)
const seconds = Number(process.argv[3] ?? 3)
const today = dayInIndia(new Date())

/** Photos, plans, interests and uses of such a community, spread over the last two years. */
async function live(db: Db): Promise<void> {
  await db.connection().execute(async one => {
    await sql`set session_replication_role = replica`.execute(one)
    // Nothing here looks for names, and filling their indexes would take most of the time.
    for (const name of ['members_surname_key', 'members_first_name_key', 'members_middle_name_key'])
      await sql`drop index ${sql.ref(name)}`.execute(one)
    await sql`update members set joined_at = now() - random() * interval '730 days', last_used_on = used,
        last_sign_on = used, previous_use_on = used - 3,
        status = case when random() < 0.002 then 'suspended' else status end
      from (select id as member_id,
          case when random() < 0.9 then (now() - power(random(), 3) * interval '300 days')::date end as used
        from members) drawn where members.id = drawn.member_id`.execute(one)
    await sql`insert into photos (id, member_id, position, stored_as, added_at)
      select gen_random_uuid(), id, 0, 'photo ' || number, now() from members where random() < 0.85`.execute(one)
    await sql`insert into plans (id, name, fee_paise, validity_days, contact_views)
      select gen_random_uuid(), 'Plan ' || n, 150000 * n, 365, 50 from generate_series(1, 3) n`.execute(one)
    await sql`insert into memberships (id, member_id, plan_id, fee_paise, validity_days, starts_on, ends_on,
        contact_views, created_at)
      select gen_random_uuid(), members.id, (select id from plans order by id limit 1), 150000, 365, starts, starts + 365,
        50, now()
      from members, lateral (select (now() - random() * interval '500 days' + number * interval '0')::date as starts) span
      where random() < 0.08`.execute(one)
    await sql`insert into interests (id, sender_id, receiver_id, status, sent_at, status_at)
      select gen_random_uuid(), sender.id, receiver.id, case when random() < 0.2 then 'accepted' else 'pending' end, at,
        at + interval '1 day'
      from (select number, id, row_number() over (order by number) as nth from members where gender = 'F') sender
        join (select id, row_number() over (order by number desc) as nth from members where gender = 'M') receiver
          using (nth),
        lateral (select now() - random() * interval '700 days' + number * interval '0' as at) sent`.execute(one)
    await sql`insert into orders (id, member_id, plan_id, kind, plan_name, fee_paise, validity_days, contact_views, gateway,
        gateway_order_id, status, created_at, status_at)
      select gen_random_uuid(), member_id, plan_id, 'new', 'Plan', 150000, 365, 50, 'razorpay', 'order ' || id, 'paid',
        starts_on, starts_on from memberships`.execute(one)
    await sql`insert into payments (id, order_id, gateway, payment_id, amount_paise, paid_at)
      select gen_random_uuid(), id, 'razorpay', gateway_order_id, 150000, created_at from orders`.execute(one)
    await sql`set session_replication_role = origin`.execute(one)
    for (const table of ['members', 'photos', 'memberships', 'interests', 'orders', 'payments'])
      await sql`vacuum analyze ${sql.table(table)}`.execute(one)
  })
}

const filters: Readonly<Record<string, MemberFilter>> = {
  everybody: {},
  'joined in a month': { joined_from: addDays(today, -90), joined_to: addDays(today, -60) },
  'not verified': { verified: 'N' },
  'with a running plan': { paid: 'Y' },
  'plan ends in two weeks': { ends_from: today, ends_to: addDays(today, 14) },
  'never logged in': { used: 'N' },
  'no photo': { photo: 'N' },
  silent: { silent: 'Y' },
  suspended: { status: 'SUSPENDED' },
  'silent brides with a plan and without a photo': { side: 'F', silent: 'Y', paid: 'Y', photo: 'N' },
}

const plainly = async (db: Db, filter: MemberFilter) => {
  await sql`select id from members where ${isMeant(filter, today)} order by joined_at desc, id desc limit 20`.execute(
    db,
  )
  await sql`select count(*) from members where ${isMeant(filter, today)}`.execute(db)
}

const server = await startPostgres('durable')
const { db, close } = openPostgres(server.url, { statementSeconds: 600 })
try {
  await migrate(db)
  await settle(db, members)
  await live(db)
  const began = performance.now()
  await countFigures(db, new Date())
  console.log(
    `${members.toLocaleString('en')} members; all days counted in ${Math.round(performance.now() - began)} ms`,
  )
  const again = performance.now()
  await countFigures(db, new Date())
  console.log(`today counted again in ${Math.round(performance.now() - again)} ms`)
  const secrets = await openSecrets('a secret for figures, long enough to be one', db, systemClock)
  const { id, options } = await createStaff({ db, clock: systemClock, secrets }, 'ADMIN')
  const node = startNode(server.url)
  const { port } = await node.listening
  await node.loaded
  const asks = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/office/${path}`, options)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { next?: string | null; count?: number | null; is_more?: boolean }
  }
  for (const [name, filter] of Object.entries(filters)) {
    const query = new URLSearchParams(filter as Record<string, string>).toString()
    const { count, is_more: isMore, next } = await asks(`members/list?${query}`)
    const found = `${isMore ? 'at least ' : ''}${count}`
    // The limit of a day is for people.
    const page = (path: string) => async (nth: number) => {
      if (nth % 100 === 0) await sql`delete from rate_limits where key like ${`%${id}`}`.execute(db)
      return asks(path)
    }
    printTimes(`  ${name} (${found})`, await inTurn(seconds, page(`members/list?${query}`)))
    if (next) printTimes('    the second page', await inTurn(seconds, page(`members/list?${query}&after=${next}`)))
    printTimes('    plainly, with an exact count', await inTurn(seconds, () => plainly(db, filter)))
  }
  for (const [name, days] of [
    ['a month', 30],
    ['a quarter', 90],
    ['two years', 730],
  ] as const) {
    const days_ = { from: addDays(today, 1 - days), to: today }
    printTimes(`  figures of ${name}`, await inTurn(seconds, () => asks(`figures?from=${days_.from}`)))
    printTimes(
      '    from the rows themselves',
      await inTurn(seconds, async () => {
        for (const counted of Object.values(eventFigures)) await counted(days_).execute(db)
        for (const counted of Object.values(standingFigures)) await counted(new Date()).execute(db)
      }),
    )
  }
  await node.stop()
} finally {
  await close()
  await server.stop()
}
