// What login and the calls that members use most cost in two checkouts, by the processor time of the node and of its connections to
// the database, each beside its checkout's own bare route. All take turns, so that whatever else the machine does disturbs them
// alike, and processor time does not grow while a request waits for its turn. Each checkout makes its own database: their schemas may differ.
// node bench/compare.ts (folder before) (folder after) [members, by default 100,000, at least 30,000] [rounds, by default ten]
//   [calls whose names this pattern finds]
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { endPostgresWithBench } from './end-by-signal.ts'
import type { Asking } from './load.ts'
import { type MemberCall, memberCalls, saveCall } from './member-calls.ts'
import type { FromNode } from './node.ts'
import { saturate } from './saturate.ts'

const [before = '', after = ''] = process.argv.slice(2, 4).map(folder => resolve(folder))
const members = Number(process.argv[4] ?? 100_000)
const rounds = Number(process.argv[5] ?? 10)
const only = new RegExp(process.argv[6] ?? '')
if (!before || !after) throw new Error('which two folders?')

const looking = 1_000
const password = 'only-for-figures'
/** Requests of a round. */
const requests = 200
/** A login hashes the password, which is most of what it costs. */
const logins = 20

const ticksPerSecond = 100
/** Microseconds of processor time that a process has used, with all its threads. */
function processorTime(pid: number): number {
  // The name of a process may hold blanks, so fields are counted from its closing bracket.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000_000
}

/** Starts a node, and resolves when it listens or, where it has one, when its read model is loaded. */
async function start(file: string, args: string[], ready: FromNode['kind']) {
  const child = fork(file, args)
  let port = 0
  await new Promise<void>((isReady, failed) => {
    child.once('exit', code => failed(new Error(`${file} ended with ${code}`)))
    child.on('message', (message: FromNode) => {
      if (message.kind === 'listening') port = message.port
      if (message.kind === ready) isReady()
    })
  })
  const stop = () => {
    child.removeAllListeners('exit')
    child.disconnect()
  }
  return { port, pid: child.pid ?? 0, stop }
}

interface Compared {
  name: string
  requests: number
  /** By the checkout's own part of the call, such as whom it is sent to. */
  ask(n: number): Asking
  askBare: ((n: number) => Asking) | null
}

/** A node of a checkout on a database of its own, with the same community. */
async function open(folder: string) {
  const own = async (path: string) => import(join(folder, path))
  const { settle, lookers, newestMembers }: typeof import('./community.ts') = await own('bench/community.ts')
  const { relate }: typeof import('./relations.ts') = await own('bench/relations.ts')
  const { randomSearches }: typeof import('./random-searches.ts') = await own('bench/random-searches.ts')
  const { plantInterests, savesOf, strangersOf }: typeof import('./write-calls.ts') = await own('bench/write-calls.ts')
  const { openPostgres }: typeof import('#server/db/open.ts') = await own('server/db/open.ts')
  const { migrate }: typeof import('#server/db/migrate.ts') = await own('server/db/migrate.ts')
  const { argonPasswords }: typeof import('#server/ports/passwords.ts') = await own('server/ports/passwords.ts')
  const { startPostgres }: typeof import('#server/testing/postgres.ts') = await own('server/testing/postgres.ts')
  const server = await startPostgres('durable')
  endPostgresWithBench(server.pid)
  const { db, close } = openPostgres(server.url)
  await migrate(db)
  await settle(db, members)
  await relate(db, looking)
  const tokens = await lookers(db, looking)
  const ids = await newestMembers(db, looking)
  const parts = {
    searches: await randomSearches(db, 200),
    stranger: await strangersOf(db, ids),
    waiting: await db.connection().execute(one => plantInterests(one, ids)),
  }
  // The password was the account's before it was the person's.
  const { rows } = await sql<{ table: string }>`select table_name as table from information_schema.columns
    where column_name = 'password_hash' and table_name in ('persons', 'members')`.execute(db)
  const hash = await argonPasswords().hash(password)
  await sql`update ${sql.table(rows[0]?.table ?? 'persons')} set password_hash = ${hash}`.execute(db)
  const mobiles = await db
    .selectFrom('members')
    .select('mobile')
    .where('mobile_verified_at', 'is not', null)
    .where('status', '=', 'active')
    .limit(looking)
    .execute()
  const node = await start(join(folder, 'bench/node.ts'), [server.url, 'ungated'], 'loaded')
  const bare = await start(join(folder, 'bench/bare-node.ts'), [server.url], 'listening')

  const token = (n: number) => tokens[n % tokens.length] ?? ''
  const asking = (call: MemberCall): Compared => ({
    name: call.name,
    requests,
    ask: n => ({ ...call.ask(n), token: token(n) }),
    askBare: n => {
      const to = call.bareTo ? `&to=${encodeURIComponent(call.bareTo(n))}` : ''
      return { path: `/${call.bare}?id=${ids[n % ids.length]}${to}`, token: '' }
    },
  })
  const login: Compared = {
    name: 'login',
    requests: logins,
    ask: n => {
      const mobile = mobiles[n % mobiles.length]?.mobile
      return { path: '/api/mobile-login', token: '', body: { role: 'USER', mobile, password } }
    },
    askBare: null,
  }
  // Every looker has a kept search, as after a morning of use, and the rows that the first save makes.
  await saturate(node.port, { requests: looking }, n => ({ path: '/api/search-user', body: {}, token: token(n) }))
  const save = await savesOf(node.port, tokens)
  const saving: MemberCall = {
    ...saveCall,
    ask: n => ({ path: '/api/edit/profile', method: 'PUT', body: save(n) }),
  }
  await saturate(node.port, { requests: looking }, asking(saving).ask)
  const compared = [login, ...[...memberCalls(parts), saving].map(asking)].filter(({ name }) => only.test(name))

  // Counted through all calls and both of them, so that no pair is written twice.
  let turn = 0
  const used = () => [node.pid, bare.pid, ...server.backends()].reduce((sum, pid) => sum + processorTime(pid), 0)
  async function cost(port: number, times: number, ask: (n: number) => Asking): Promise<number> {
    const began = used()
    await saturate(port, { requests: times }, () => ask(turn++))
    return (used() - began) / times
  }
  return {
    calls: compared.map(call => ({
      name: call.name,
      /** Microseconds a request of one round. */
      cost: () => cost(node.port, call.requests, call.ask),
      bareCost: () => (call.askBare ? cost(bare.port, call.requests, call.askBare) : Promise.resolve(Number.NaN)),
    })),
    async stop() {
      node.stop()
      bare.stop()
      await close()
      await server.stop()
    },
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const [old, fresh] = [await open(before), await open(after)]
try {
  console.log(
    `${members.toLocaleString('en')} members, microseconds of processor time a request, median of ${rounds} rounds`,
  )
  const line = (name: string, ...rest: string[]) => `${name.padEnd(30)}${rest.map(one => one.padStart(10)).join('')}`
  console.log(line('', 'before', 'after', 'change', 'bare then', 'bare now', 'part then', 'part now'))
  for (const [n, was] of old.calls.entries()) {
    const is = fresh.calls[n]
    if (!is) continue
    const sides = [was, is].map(call => ({ call, costs: [] as number[], bare: [] as number[] }))
    for (const { call } of sides) {
      await call.cost()
      await call.bareCost()
    }
    for (let round = 0; round < rounds; round++)
      // Which one goes first changes too.
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        side.costs.push(await side.call.cost())
        side.bare.push(await side.call.bareCost())
      }
    const [then, now] = sides.map(({ costs, bare }) => ({ cost: median(costs), bare: median(bare) }))
    if (!then || !now) continue
    const part = ({ cost, bare }: typeof now) => (bare / cost).toFixed(2)
    const change = `${((now.cost / then.cost - 1) * 100).toFixed(1)} %`
    const micros = [then.cost, now.cost].map(cost => cost.toFixed(0))
    console.log(line(is.name, ...micros, change, then.bare.toFixed(0), now.bare.toFixed(0), part(then), part(now)))
  }
} finally {
  await old.stop()
  await fresh.stop()
}
