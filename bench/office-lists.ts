// What the office waits for its list of members and its figures, on PostgreSQL and over HTTP. Beside each list the same
// question in one plain statement with an exact count, and beside the figures the counts from the rows themselves.
// node bench/office-lists.ts [members, by default a million] [seconds of each measurement, by default three]
import { sql } from 'kysely'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openPostgres } from '#server/db/open.ts'
import { currentFigures } from '#server/features/office/figures/count-current.ts'
import { countFigures } from '#server/features/office/figures/count-days.ts'
import { eventFigures } from '#server/features/office/figures/count-events.ts'
import { isInFilter, type MemberFilter } from '#server/features/office/office-members/member-filter.ts'
import { systemClock } from '#server/ports/clock.ts'
import { openSecrets } from '#server/ports/secrets.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { createStaff } from '#server/testing/staff.ts'
import { settle } from './community.ts'
import { oneAfterAnother, printTimes } from './load.ts'
import { dropNameIndexes } from './names.ts'
import { spreadUses, trade } from './office-life.ts'
import { startNode } from './start-node.ts'

const members = Number(process.argv[2] ?? 1_000_000)
const seconds = Number(process.argv[3] ?? 3)
const today = dayInIndia(new Date())

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
  await sql`select id from members where ${isInFilter(filter, today)} order by joined_at desc, id desc limit 20`.execute(
    db,
  )
  await sql`select count(*) from members where ${isInFilter(filter, today)}`.execute(db)
}

const server = await startPostgres('durable')
const { db, close } = openPostgres(server.url, { statementSeconds: 600 })
try {
  await migrate(db)
  // Nothing here looks for names, and filling their indexes would take most of the time.
  await dropNameIndexes(db)
  await settle(db, members)
  await spreadUses(db)
  await trade(db)
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
    printTimes(`  ${name} (${found})`, await oneAfterAnother(seconds, page(`members/list?${query}`)))
    if (next)
      printTimes('    the second page', await oneAfterAnother(seconds, page(`members/list?${query}&after=${next}`)))
    printTimes('    plainly, with an exact count', await oneAfterAnother(seconds, () => plainly(db, filter)))
  }
  for (const [name, days] of [
    ['a month', 30],
    ['a quarter', 90],
    ['two years', 730],
  ] as const) {
    const days_ = { from: addDays(today, 1 - days), to: today }
    printTimes(`  figures of ${name}`, await oneAfterAnother(seconds, () => asks(`figures?from=${days_.from}`)))
    printTimes(
      '    from the rows themselves',
      await oneAfterAnother(seconds, async () => {
        for (const counted of Object.values(eventFigures)) await counted(days_).execute(db)
        for (const counted of Object.values(currentFigures)) await counted(new Date()).execute(db)
      }),
    )
  }
  await node.stop()
} finally {
  await close()
  await server.stop()
}
