// What a login, the own record and a page of the list cost in two checkouts, by the processor time of the node and of its
// connections to the database. The two take turns, so that whatever else the machine does disturbs both alike, and processor time
// does not grow while a request waits for its turn. Each checkout makes its own database: their schemas may differ.
// node bench/compare.ts (folder before) (folder after) [members, by default 100,000] [rounds, by default ten]
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import type { migrate } from '#server/db/migrate.ts'
import type { openPostgres } from '#server/db/open.ts'
import type { argonPasswords } from '#server/ports/passwords.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import type { lookers, settle } from './community.ts'
import type { Asking } from './load.ts'
import type { FromNode } from './node.ts'
import { saturate } from './saturate.ts'

const [before = '', after = ''] = process.argv.slice(2, 4).map(folder => resolve(folder))
const members = Number(process.argv[4] ?? 100_000)
const rounds = Number(process.argv[5] ?? 10)
if (!before || !after) throw new Error('which two folders?')

const looking = 1_000
const password = 'only-for-figures'
/** How many requests a round makes. A login hashes the password, which is most of what it costs. */
const requests = { login: 20, 'own record': 400, 'list page': 400 } as const
type Call = keyof typeof requests

const ticksPerSecond = 100
/** Microseconds of processor time that a process has used, with all its threads. */
function processorTime(pid: number): number {
  // The name of a process may hold blanks, so fields are counted from its closing bracket.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000_000
}

async function listeningPort(child: ReturnType<typeof fork>): Promise<number> {
  let port = 0
  await new Promise<void>((loaded, failed) => {
    child.once('exit', code => failed(new Error(`the node ended with ${code}`)))
    child.on('message', (message: FromNode) => {
      if (message.kind === 'listening') port = message.port
      if (message.kind === 'loaded') loaded()
    })
  })
  return port
}

/** A node of a checkout on a database of its own, with the same community. */
async function open(folder: string) {
  const of = <T>(file: string): Promise<T> => import(join(folder, file)) as Promise<T>
  const community = await of<{ settle: typeof settle; lookers: typeof lookers }>('bench/community.ts')
  const { openPostgres: opens } = await of<{ openPostgres: typeof openPostgres }>('server/db/open.ts')
  const { migrate: migrates } = await of<{ migrate: typeof migrate }>('server/db/migrate.ts')
  const { argonPasswords: hashing } = await of<{ argonPasswords: typeof argonPasswords }>('server/ports/passwords.ts')
  const server = await startPostgres('durable')
  const { db, close } = opens(server.url)
  await migrates(db)
  await community.settle(db, members)
  const tokens = await community.lookers(db, looking)
  // The password was the account's before it was the person's.
  const { rows } = await sql<{ table: string }>`select table_name as table from information_schema.columns
    where column_name = 'password_hash' and table_name in ('persons', 'members')`.execute(db)
  await sql`update ${sql.table(rows[0]?.table ?? 'persons')} set password_hash = ${await hashing().hash(password)}`.execute(
    db,
  )
  const mobiles = await db
    .selectFrom('members')
    .select('mobile')
    .where('mobile_verified_at', 'is not', null)
    .where('status', '=', 'active')
    .limit(looking)
    .execute()
  const node = fork(join(folder, 'bench/node.ts'), [server.url, 'ungated'])
  const port = await listeningPort(node)
  let turn = 0
  const asking = (call: Call): Asking => {
    const token = tokens[turn++ % tokens.length] ?? ''
    if (call === 'own record') return { path: '/api/user/me', token }
    if (call === 'list page') return { path: `/api/joined/member/pagination/list?offset=${turn % 5}`, token }
    const mobile = mobiles[turn % mobiles.length]?.mobile
    return { path: '/api/mobile-login', token: '', body: { role: 'USER', mobile, password } }
  }
  const used = () => [node.pid ?? 0, ...server.backends()].reduce((sum, pid) => sum + processorTime(pid), 0)
  return {
    /** Microseconds a request of one round. */
    async cost(call: Call): Promise<number> {
      const began = used()
      await saturate(port, { requests: requests[call] }, () => asking(call))
      return (used() - began) / requests[call]
    },
    async stop() {
      node.removeAllListeners('exit')
      node.disconnect()
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
  console.log(`${''.padEnd(12)} ${'before'.padStart(8)} ${'after'.padStart(8)} ${'change'.padStart(8)}`)
  for (const call of Object.keys(requests) as Call[]) {
    for (const side of [old, fresh]) await side.cost(call)
    const [was, is]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      // Which one goes first changes too.
      const sides = [[old, was] as const, [fresh, is] as const]
      for (const [side, costs] of round % 2 === 0 ? sides : sides.toReversed()) costs.push(await side.cost(call))
    }
    const [a, b] = [median(was), median(is)]
    const change = `${((b / a - 1) * 100).toFixed(1)} %`
    console.log(`${call.padEnd(12)} ${a.toFixed(0).padStart(8)} ${b.toFixed(0).padStart(8)} ${change.padStart(8)}`)
  }
} finally {
  await old.stop()
  await fresh.stop()
}
