// The office's review queue on PostgreSQL: its first page with the counts, one kind of it, a far page, and a claim. Beside it
// the same page without the indexes of what waits.
// node bench/office-queue.ts [members, by default a million] [items that wait, by default twenty thousand] [seconds of each measurement]
import { sql } from 'kysely'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openPostgres } from '#server/db/open.ts'
import { claimItem } from '#server/features/office/review/items.ts'
import { countQueue, queuePageOf } from '#server/features/office/review/queries.ts'
import { newId } from '#server/ports/ids.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { settle } from './community.ts'
import { oneAfterAnother, printTimes } from './load.ts'

const members = Number(process.argv[2] ?? 1_000_000)
const waiting = Number(process.argv[3] ?? 20_000)
const seconds = Number(process.argv[4] ?? 5)

/** Every member's words were looked at once, and the newest wait. */
async function plantItems(db: Db): Promise<void> {
  await sql`insert into review_items (kind, subject_id, member_id, since, due_at, decided_at)
    select (array['photo', 'text', 'document'])[1 + nth % 3], id, id, joined_at, joined_at + interval '1 day',
      case when nth > ${waiting} then joined_at + interval '5 hours' end
    from (select id, joined_at, (row_number() over (order by joined_at desc))::int as nth from members) newest
    on conflict do nothing`.execute(db)
  await sql`vacuum analyze review_items`.execute(db)
}

async function joinStaff(db: Db, now: Date): Promise<string> {
  const id = newId(now)
  const joined = { joined_at: now, retired_at: null, totp_sealed: Buffer.from('none'), password_hash: 'none' }
  await db
    .insertInto('staff')
    .values({ id, email: 'bench@office.in', name: 'Bench', role: 'STAFF', ...joined })
    .execute()
  return id
}

const server = await startPostgres('durable')
const { db, close } = openPostgres(server.url)
try {
  await migrate(db)
  await settle(db, members)
  await plantItems(db)
  const now = new Date()
  const staffId = await joinStaff(db, now)
  const items = await db.selectFrom('review_items').select('id').where('decided_at', 'is', null).execute()
  console.log(`${members.toLocaleString('en')} members, ${items.length.toLocaleString('en')} items wait`)
  const page = async (offset: number, kind?: 'photo') => {
    await queuePageOf(db, { kind, offset, now })
    await countQueue(db, now, kind)
  }
  await oneAfterAnother(2, () => page(0))
  printTimes('  first page with counts', await oneAfterAnother(seconds, () => page(0)))
  printTimes('  first page of photos', await oneAfterAnother(seconds, () => page(0, 'photo')))
  printTimes('  a page far down', await oneAfterAnother(seconds, () => page(Math.floor(items.length / 50) - 1)))
  let nth = 0
  const claim = () => claimItem(db, items[nth++ % items.length]?.id ?? '', staffId, now)
  printTimes('  a claim', await oneAfterAnother(seconds, claim))
  await sql`drop index review_items_waiting`.execute(db)
  await sql`drop index review_items_waiting_of_kind`.execute(db)
  printTimes('  first page without the indexes', await oneAfterAnother(seconds, () => page(0)))
} finally {
  await close()
  await server.stop()
}
