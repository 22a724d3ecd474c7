// What one size of community costs; growth.ts starts it and prints its figures beside those of the other sizes.
import { loadavg } from 'node:os'
import { sql } from 'kysely'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openPostgres } from '#server/db/open.ts'
import { countFigures } from '#server/features/office/figures/count-days.ts'
import { systemClock } from '#server/ports/clock.ts'
import { openSecrets } from '#server/ports/secrets.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { createStaff } from '#server/testing/staff.ts'
import { lookers, settle } from './community.ts'
import { endPostgresWithBench } from './end-by-signal.ts'
import { writeExpectations } from './expectations.ts'
import { load, oneAfterAnother, type Times } from './load.ts'
import { createNameIndexes, dropNameIndexes, manyNames } from './names.ts'
import { trade } from './office-life.ts'
import { randomSearches } from './random-searches.ts'
import { startNode } from './start-node.ts'

export interface GrowthFigures {
  members: number
  /** By their names, in the order in which they are printed. */
  figures: Record<string, string>
}

const members = Number(process.argv[2])
const seconds = 10
/** One thread scans, and its time grows with the members: a rate that it cannot keep up with would measure its queue. */
const perSecond = members > 1_000_000 ? 20 : 50

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20).toLocaleString('en')} MB`
const waits = ({ p50, p99 }: Times) => `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`

/** Members with names, wishes, photos, plans, interests and payments, and the figures of the office counted. */
async function plant(db: Db): Promise<void> {
  await dropNameIndexes(db)
  await settle(db, members, manyNames)
  await createNameIndexes(db)
  await writeExpectations(db)
  await trade(db)
  await countFigures(db, new Date())
  await sql`checkpoint`.execute(db)
}

async function sizeOnDisk(db: Db): Promise<number> {
  const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(db)
  return Number(rows[0]?.size)
}

async function measure(url: string, db: Db): Promise<GrowthFigures['figures']> {
  const tokens = await lookers(db, 400)
  const searches = await randomSearches(db, 200)
  const secrets = await openSecrets('a secret for figures, long enough to be one', db, systemClock)
  const { id, options } = await createStaff({ db, clock: systemClock, secrets }, 'ADMIN')
  const node = startNode(url)
  const { port } = await node.listening
  const model = await node.loaded
  const atStart = (await node.delay()).rss
  const token = (n: number) => tokens[n % tokens.length] ?? ''
  const ofMembers = async (ask: (n: number) => { path: string; body?: unknown }) => {
    const asking = (n: number) => ({ ...ask(n), token: token(n) })
    await load(port, { perSecond, seconds: 3, ask: asking })
    return load(port, { perSecond, seconds, ask: asking })
  }
  const office = async (path: string, sent?: object) => {
    const body = sent && { method: 'POST', body: JSON.stringify(sent) }
    const headers = { ...options.headers, ...(sent && { 'content-type': 'application/json' }) }
    const answer = await fetch(`http://127.0.0.1:${port}/api/office/${path}`, { ...body, headers })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
  }
  const ofOffice = (ask: (n: number) => Promise<void>) =>
    oneAfterAnother(seconds / 2, async n => {
      // The limits of a day are for people.
      if (n % 100 === 0) await sql`delete from rate_limits where key like ${`%${id}%`}`.execute(db)
      await ask(n)
    })
  const list = await ofMembers(n => ({ path: `/api/joined/member/pagination/list?offset=${n % 20}` }))
  const search = await ofMembers(n => ({ path: '/api/search-user', body: searches[n % searches.length] ?? {} }))
  const matches = await ofMembers(n => ({ path: `/api/matches?offset=${n % 5}` }))
  const looked = [
    'Patil',
    'Vaishnavi Patil',
    'Gokh',
    'पाटील',
    'Suresh Patil',
    'B1000002',
    String(6_000_000_000 + members / 2),
  ]
  const found = await ofOffice(n => office('search', { query: looked[n % looked.length] ?? '' }))
  const from = addDays(dayInIndia(new Date()), -89)
  const figures = await ofOffice(() => office(`figures?from=${from}`))
  const { rss } = await node.delay()
  await node.stop()
  return {
    'members’ calls a second': String(perSecond),
    'read model': megabytes(model.bytes),
    'loaded in': `${(model.milliseconds / 1000).toFixed(1)} s`,
    'the node when it is loaded': megabytes(atStart),
    'the node after all this': megabytes(rss),
    'list, p50 / p99': waits(list),
    'search, kept': waits(search),
    matches: waits(matches),
    'office: search for a member': waits(found),
    'office: figures of a quarter': waits(figures),
    'database on disk': megabytes(await sizeOnDisk(db)),
  }
}

const server = await startPostgres('durable')
endPostgresWithBench(server.pid)
const { db, close } = openPostgres(server.url)
try {
  await migrate(db)
  const began = performance.now()
  await plant(db)
  console.log(
    `${members.toLocaleString('en')} members planted in ${Math.round((performance.now() - began) / 1000)} s (load ${loadavg()[0]?.toFixed(1)})`,
  )
  const figures = await measure(server.url, db)
  process.send?.({ members, figures } satisfies GrowthFigures)
} finally {
  await close()
  await server.stop()
  process.disconnect?.()
}
