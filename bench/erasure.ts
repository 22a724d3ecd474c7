// The erasure of families who left on one day, in one night: how long it takes, what stays and why. A third of them paid, a third
// reported or was reported, and each had a photo. Ends with 1 if anything else stays. TEST_POSTGRES_BIN names the programs of
// another PostgreSQL, such as /usr/lib/postgresql/15/bin.
// node bench/erasure.ts [families that leave, by default 1,000]
import { loadavg } from 'node:os'
import { sql } from 'kysely'
import { dayMs } from '#domain/durations.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openPostgres } from '#server/db/open.ts'
import { leave } from '#server/features/families/leaving/leave.ts'
import { systemClock } from '#server/ports/clock.ts'
import { openSecrets } from '#server/ports/secrets.ts'
import { keepHouse } from '#server/running/operations/housekeeping.ts'
import { tablesWith } from '#server/testing/find-planted.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { settle } from './community.ts'
import { endPostgresWithBench } from './end-by-signal.ts'

const leavers = Number(process.argv[2] ?? 1_000)
const sealedDays = 365
/** Families leave side by side, and are erased one after another. */
const atOnce = 8
/** Stands in everything that the leavers wrote, and nowhere else. */
const name = 'Zvxleaver'

/** As many families stay, on the other side of the reports and interests. */
async function plant(db: Db, stored: Map<string, Buffer>): Promise<void> {
  const first = sql`case when n <= ${leavers} then ${name} else 'Rutuja' end`
  await settle(db, 2 * leavers, { first, middle: sql`''`, last: sql`'Kale'` })
  await db.connection().execute(async one => {
    await sql`create temporary table leavers as select id, number, (number % 3)::int as third,
      (select id from members other where other.number = members.number + ${leavers}) as other
      from members where first_name = ${name}`.execute(one)
    await sql`insert into photos (id, member_id, position, stored_as, added_at)
      select gen_random_uuid(), id, 0, 'photos/' || id, now() from leavers`.execute(one)
    await sql`insert into interests (id, sender_id, receiver_id, status, sent_at, status_at)
      select gen_random_uuid(), id, other, 'pending', now(), now() from leavers`.execute(one)
    await sql`insert into plans (id, name, fee_paise, validity_days, contact_views)
      values (gen_random_uuid(), 'Gold', 150000, 365, 50)`.execute(one)
    await sql`insert into orders (id, member_id, plan_id, kind, plan_name, fee_paise, validity_days, contact_views, gateway,
        gateway_order_id, status, created_at, status_at)
      select gen_random_uuid(), leavers.id, plans.id, 'new', 'Gold', 150000, 365, 50, 'razorpay', 'order ' || number, 'paid',
        now(), now() from leavers, plans where third = 0`.execute(one)
    await sql`insert into memberships (id, member_id, plan_id, order_id, fee_paise, validity_days, starts_on, ends_on,
        contact_views, created_at)
      select gen_random_uuid(), member_id, plan_id, id, 150000, 365, current_date, current_date + 365, 50, now()
      from orders`.execute(one)
    await sql`insert into payments (id, order_id, gateway, payment_id, amount_paise, paid_at)
      select gen_random_uuid(), id, 'razorpay', 'pay ' || id, 150000, now() from orders`.execute(one)
    await sql`insert into payment_documents (id, payment_id, kind, number, issued_on, content)
      select gen_random_uuid(), id, 'receipt', 'R/' || row_number() over (), current_date, jsonb_build_object('buyer', ${name}::text)
      from payments`.execute(one)
    await sql`insert into reports (id, reporter_id, reported_id, message, at)
      select gen_random_uuid(), case when number % 2 = 0 then id else other end, case when number % 2 = 0 then other else id end,
        ${`${name} asked for money`}, now() from leavers where third = 1`.execute(one)
  })
  const pixels = Buffer.alloc(20_000, 'pixels that no codec has seen')
  for (const { stored_as } of await db.selectFrom('photos').select('stored_as').execute())
    for (const size of ['card', 'page']) stored.set(`${stored_as}-${size}.webp`, pixels)
}

async function timed(work: () => Promise<void>): Promise<string> {
  const began = performance.now()
  await work()
  const took = performance.now() - began
  return `${(took / 1000).toFixed(1)} s, ${(took / leavers).toFixed(1)} ms a family`
}

const server = await startPostgres('durable')
endPostgresWithBench(server.pid)
const { db, close } = openPostgres(server.url)
try {
  await migrate(db)
  const secrets = await openSecrets('a secret for figures, long enough to be one', db, systemClock)
  const stored = new Map<string, Buffer>()
  const files = memoryFiles(stored)
  await plant(db, stored)
  const { rows: versions } = await sql<{
    version: string
  }>`select current_setting('server_version') as version`.execute(db)
  const ids = (await db.selectFrom('members').select('id').where('first_name', '=', name).execute()).map(({ id }) => id)
  console.log(`PostgreSQL ${versions[0]?.version}, ${ids.length} families leave`)

  const now = new Date()
  const leaving = { db, files, secrets, channels: { SMS: true, EMAIL: true }, config: { sealedDays } }
  const leaves = (memberId: string) =>
    leave({ ...leaving, askPartner: async () => {} }, { memberId, language: 'en', now })
  const leftIn = await timed(async () => {
    for (let from = 0; from < ids.length; from += atOnce) await Promise.all(ids.slice(from, from + atOnce).map(leaves))
    await keepHouse(db, files, now)
  })
  console.log(`left in ${leftIn}; ${stored.size} sealed files`)
  const erasedIn = await timed(() => keepHouse(db, files, new Date(now.getTime() + sealedDays * dayMs)))

  const { rows } = await sql<{ rows: number; sealed: number; bought: number; reported: number; other: number }>`
    select count(*)::int as rows, (select count(*)::int from departures) as sealed,
      count(*) filter (where bought)::int as bought, count(*) filter (where reported)::int as reported,
      count(*) filter (where not bought and not reported)::int as other
    from (select exists (select from orders where member_id = members.id) as bought,
        exists (select from reports where members.id in (reporter_id, reported_id)) as reported
      from members where id = any(${ids}::uuid[])) kept`.execute(db)
  const stayed = rows[0] ?? { rows: 0, sealed: 0, bought: 0, reported: 0, other: 0 }
  const named = await tablesWith(db, [name])
  console.log(
    `erased in ${erasedIn}; load ${loadavg()[0]?.toFixed(1)}\n` +
      `  ${ids.length - stayed.sealed} erased, ${ids.length - stayed.rows} of them with their row; ${stayed.rows} blank rows stay: ` +
      `${stayed.bought} with a purchase, ${stayed.reported} with a report, ${stayed.other} for no reason\n` +
      `  not erased: ${stayed.sealed}; files left: ${stored.size}; the name stands in: ${named.join(', ') || 'no table'}`,
  )
  // A receipt names its buyer as long as tax law demands.
  const isClean = stayed.sealed + stayed.other + stored.size === 0 && named.join() === 'payment_documents'
  process.exitCode = isClean ? 0 : 1
} finally {
  await close()
  await server.stop()
}
