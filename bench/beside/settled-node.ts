import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { endPostgresWithBench } from '../end-by-signal.ts'

/** What `beside.ts` asks of a checkout: members with wishes in a database of its own, and a node on it. */
export interface Settled {
  port: number
  tokens: string[]
}

const [folder = '', members] = process.argv.slice(2)
// The checkout's own code fills its database and answers; only what it is asked is ours.
const own = async (path: string) => import(pathToFileURL(join(folder, path)).href)
const { startPostgres }: typeof import('#server/testing/postgres.ts') = await own('server/testing/postgres.ts')
const { openPostgres }: typeof import('#server/db/open.ts') = await own('server/db/open.ts')
const { lookers }: typeof import('../community.ts') = await own('bench/community.ts')
const { settleWishing }: typeof import('../expectations.ts') = await own('bench/expectations.ts')
const { startNode }: typeof import('../start-node.ts') = await own('bench/start-node.ts')

const server = await startPostgres('durable')
endPostgresWithBench(server.pid)
const { db, close } = openPostgres(server.url)
await settleWishing(db, Number(members))
const { rows } = await sql<{ counts: boolean }>`select to_regclass('showing_totals') is not null as counts`.execute(db)
// A community in which everybody was shown as often would be ordered by the shuffle alone.
if (rows[0]?.counts)
  await db.connection().execute(async one => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`insert into showing_totals (member_id, day, shown)
      select id, current_date, floor(random() * 60)::int from members`.execute(one)
    await sql`set session_replication_role = origin`.execute(one)
    await sql`analyze showing_totals`.execute(one)
  })
const tokens = await lookers(db, 400)
const node = startNode(server.url)
const { port } = await node.listening
await node.loaded
process.send?.({ port, tokens } satisfies Settled)

await once(process, 'disconnect')
await node.stop()
await close()
await server.stop()
process.exit()
