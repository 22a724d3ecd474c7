// Requests a second at saturation and database queries a call, for the calls that members use most, each beside a bare route
// that reads or writes the same rows with one prepared statement. Generator, node and database share the machine. Every write
// is a new one, on both sides, and a refusal ends the bench.
// node bench/throughput.ts [members, by default 100,000, at least 30,000] [seconds of each measurement, by default four] [embedded,
//   for the PostgreSQL that runs where nobody set one up, with its own settings, or postgres] [rows whose names this pattern finds]
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLocalPostgres } from '#server/db/local-postgres/open.ts'
import { postgresPid } from '#server/db/local-postgres/process.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openPostgres } from '#server/db/open.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { lookers, newestMembers, settle } from './community.ts'
import { endPostgresWithBench } from './end-by-signal.ts'
import { type MemberCall, memberCalls, saveCall } from './member-calls.ts'
import { randomSearches } from './random-searches.ts'
import { relate } from './relations.ts'
import { saturate } from './saturate.ts'
import { startNode } from './start-node.ts'
import { plantInterests, savesOf, strangersOf } from './write-calls.ts'

const members = Number(process.argv[2] ?? 100_000)
const seconds = Number(process.argv[3] ?? 4)
const isEmbedded = process.argv[4] === 'embedded'
const only = new RegExp(process.argv[5] ?? '')
const looking = 1_000
const rounds = 4

interface Calls {
  measured: MemberCall[]
  /** The lookers. */
  ids: string[]
}
async function calls(db: Db): Promise<Calls> {
  const searches = await randomSearches(db, 200)
  const ids = await newestMembers(db, looking)
  const stranger = await strangersOf(db, ids)
  const waiting = await db.connection().execute(one => plantInterests(one, ids))
  return { measured: memberCalls({ searches, stranger, waiting }), ids }
}

async function measure(database: string, calls: Calls, tokens: string[]) {
  const node = startNode(database)
  const bare = startNode(database, 'bare-node.ts')
  try {
    await measureOn(node, (await bare.listening).port, calls, tokens)
  } finally {
    await node.stop()
    await bare.stop()
  }
}

async function measureOn(
  node: ReturnType<typeof startNode>,
  barePort: number,
  { measured, ids }: Calls,
  tokens: string[],
) {
  const { port } = await node.listening
  await node.loaded
  const token = (n: number) => tokens[n % tokens.length] ?? ''
  console.log(
    `load ${loadavg()[0]?.toFixed(1)}; requests a second, the bare route's, our part of it, queries a call; before: requests a second, queries a call`,
  )
  // Every looker's session is in memory and every looker has a kept search, as after a morning of use.
  await saturate(port, { requests: looking }, n => ({ path: '/api/search-user', body: {}, token: token(n) }))
  const save = await savesOf(port, tokens)
  const saving = (n: number) => ({ path: '/api/edit/profile', method: 'PUT' as const, body: save(n) })
  const rows = [...measured, { ...saveCall, ask: saving }].filter(({ name }) => only.test(name))
  // The first save of a planted member makes the rows of family and wishes, which every family has from its registration on.
  if (only.test(saveCall.name)) await saturate(port, { requests: looking }, n => ({ ...saving(n), token: token(n) }))
  // Counted through all rows and both sides, so that no pair is written twice.
  let turn = 0
  for (const { name, bare: route, before: was, ask, bareTo } of rows as MemberCall[]) {
    const asking = () => {
      const n = turn++
      return { ...ask(n), token: token(n) }
    }
    await saturate(port, { seconds: 1 }, asking)
    const bareAsk = () => {
      const n = turn++
      const to = bareTo ? `&to=${encodeURIComponent(bareTo(n))}` : ''
      return { path: `/${route}?id=${ids[n % ids.length]}${to}`, token: '' }
    }
    await saturate(barePort, { seconds: 0.5 }, bareAsk)
    const before = await node.queries()
    let [asked, rate, bareRate] = [0, 0, 0]
    // The two take turns, and the best of each counts: whatever else the machine does then disturbs both alike.
    for (let round = 0; round < rounds; round++) {
      const answered = await saturate(port, { seconds: seconds / rounds }, () => {
        asked++
        return asking()
      })
      rate = Math.max(rate, answered)
      bareRate = Math.max(bareRate, await saturate(barePort, { seconds: seconds / rounds / 2 }, bareAsk))
    }
    const queries = ((await node.queries()) - before) / asked
    console.log(
      `${name.padEnd(32)} ${rate.toFixed(0).padStart(6)} ${bareRate.toFixed(0).padStart(8)} ${(rate / bareRate).toFixed(2).padStart(6)} ${queries.toFixed(2).padStart(6)} ${String(was?.rate ?? '').padStart(8)} ${(was?.queries ?? '').padStart(8)}`,
    )
  }
}

async function open(): Promise<{ url: string; stop(): Promise<void> }> {
  if (!isEmbedded) {
    const server = await startPostgres('durable')
    endPostgresWithBench(server.pid)
    return server
  }
  const folder = mkdtempSync(join(tmpdir(), 'saptapadi-bench-'))
  const local = await openLocalPostgres(folder, 'server')
  endPostgresWithBench(() => postgresPid(join(folder, 'postgres')))
  return {
    url: local.url,
    async stop() {
      await local.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const server = await open()
const { db, close } = openPostgres(server.url)
try {
  await migrate(db)
  await settle(db, members)
  await relate(db, looking)
  console.log(`${members.toLocaleString('en')} members on ${isEmbedded ? 'the local PostgreSQL' : 'PostgreSQL'}`)
  const tokens = await lookers(db, looking)
  await measure(server.url, await calls(db), tokens)
} finally {
  await close()
  await server.stop()
}
