// What a member waits for while strangers hold requests open whose bodies never come: 64, 600, and twenty uploads. Beside
// them the same node at rest. Every answer must be 200.
// node bench/held.ts [seconds, by default six]
import { setTimeout as pause } from 'node:timers/promises'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { holdRequests } from '#server/testing/held-requests.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { lookers, settle } from './community.ts'
import { load, printTimes } from './load.ts'
import { startNode } from './start-node.ts'

const seconds = Number(process.argv[2] ?? 6)
const perSecond = 50
const paths = ['/api/user/me', '/api/joined/member/pagination/list?offset=0', '/api/get-activity-count']
/** How much longer than at rest a member may wait. */
const within = 100

const postgres = await startPostgres()
const database = openPostgres(postgres.url)
await migrate(database.db)
await settle(database.db, 2_000)
const tokens = await lookers(database.db, 220)
// Each member has a budget of pages an hour, so many share the load.
const [uploaders, members] = [tokens.slice(0, 20), tokens.slice(20)]
const node = startNode(postgres.url)
const { port } = await node.listening
await node.loaded

const asks = (forSeconds: number) =>
  load(port, {
    perSecond,
    seconds: forSeconds,
    ask: n => ({ path: paths[n % paths.length] ?? '', token: members[n % members.length] ?? '' }),
  })

interface HeldRequests {
  release(): void
}
const bodies = (count: number) =>
  holdRequests(port, count, { path: '/api/search-user', headers: { authorization: 'Bearer x' } })
async function uploads(): Promise<HeldRequests> {
  const begun = '--form\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nhalf'
  const held: HeldRequests[] = []
  for (const token of uploaders) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=form' }
    held.push(await holdRequests(port, 1, { path: '/api/user/add/photo', headers, begun }))
  }
  return {
    release() {
      for (const one of held) one.release()
    },
  }
}

/** Whatever else the machine does changes by the second, so each is held to the calm just before it. */
async function beside(name: string, hold: () => Promise<HeldRequests>): Promise<boolean> {
  const calm = await asks(seconds)
  printTimes('at rest', calm)
  const held = await hold()
  await pause(500)
  const times = await asks(seconds)
  held.release()
  printTimes(`beside ${name}`, times)
  return times.p99 - calm.p99 <= within
}

// A node that has been asked for a while has compiled what it runs.
await asks(3)
const good = [
  await beside('64 held bodies', () => bodies(64)),
  await beside('600 held bodies', () => bodies(600)),
  await beside('20 held uploads', uploads),
]
console.log(`every answer was 200; ${good.every(Boolean) ? 'all' : 'NOT all'} within ${within} ms of the calm`)
if (!good.every(Boolean)) process.exitCode = 1
await node.stop()
await database.close()
await postgres.stop()
