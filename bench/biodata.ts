// What the poll for unread notifications waits while sixty families take their biodata at once, beside a calm node, and
// beside sixty families who each ask two small things at the same moment: any sixty callers at once hold up the next one.
// node bench/biodata.ts
import { setTimeout as pause } from 'node:timers/promises'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { lookers, settle } from './community.ts'
import { startNode } from './start-node.ts'

const members = 2_000
const asking = 60
const perSecond = 100

const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0

const postgres = await startPostgres()
const database = openPostgres(postgres.url)
await migrate(database.db)
await settle(database.db, members)
const tokens = await lookers(database.db, asking)
const node = startNode(postgres.url)
const { port } = await node.listening
await node.loaded
const base = `http://127.0.0.1:${port}`
const headers = (n: number) => ({ authorization: `Bearer ${tokens[n % tokens.length]}` })

/** Asks at an even pace until told to stop, and counts from the moment each question was due. */
async function poll(isOver: () => boolean): Promise<number[]> {
  const waits: Promise<number>[] = []
  const began = performance.now()
  for (let n = 0; !isOver(); n++) {
    const due = began + (n * 1000) / perSecond
    await pause(Math.max(0, due - performance.now()))
    waits.push(
      fetch(`${base}/api/notification/count`, { headers: headers(n) })
        .then(response => response.text())
        .then(() => performance.now() - due),
    )
  }
  return (await Promise.all(waits)).toSorted((a, b) => a - b)
}

const idOf = async (n: number) => {
  const response = await fetch(`${base}/api/user/me`, { headers: headers(n) })
  return ((await response.json()) as { uuid: string }).uuid
}
const ids = await Promise.all(tokens.map((_, n) => idOf(n)))

async function takeBiodata(n: number, language: 'en' | 'mr'): Promise<number> {
  const answer = await fetch(`${base}/api/biodata/ticket`, {
    method: 'POST',
    headers: { ...headers(n), 'content-type': 'application/json' },
    body: JSON.stringify({ uuid: ids[n], language }),
  })
  const { url } = (await answer.json()) as { url: string }
  const response = await fetch(base + url)
  await response.arrayBuffer()
  return response.status
}

const print = (name: string, waits: number[]) =>
  console.log(
    `${name.padEnd(28)} ${String(waits.length).padStart(6)} polls   p50 ${percentile(waits, 0.5).toFixed(1).padStart(7)} ms   p99 ${percentile(waits, 0.99).toFixed(1).padStart(7)} ms`,
  )

await takeBiodata(0, 'mr')
const until = performance.now() + 8_000
print('calm', await poll(() => performance.now() > until))
const stillUntil = performance.now() + 8_000
const askTwice = (n: number) => idOf(n).then(() => idOf(n))
void Promise.all(ids.map((_, n) => askTwice(n)))
print(`${asking} times two small calls`, await poll(() => performance.now() > stillUntil))
const began = performance.now()
let isDone = false
const taken = Promise.all(ids.map((_, n) => takeBiodata(n, n % 2 ? 'mr' : 'en'))).finally(() => {
  isDone = true
})
print(`${asking} biodata at once`, await poll(() => isDone))
const statuses = await taken
console.log(
  `${statuses.filter(status => status === 200).length} of ${asking} PDFs given in ${((performance.now() - began) / 1000).toFixed(1)} s`,
)
await node.stop()
await database.close()
await postgres.stop()
