// Pages that ask for the unread count every six seconds, each with a session of its own, against one node. Generator, node
// and database share the machine. The limit of open files says how many fit: each takes one descriptor of the node and one of the
// clients. Whoever is refused is counted, and nothing ends early. Afterwards fewer of them on the local PostgreSQL with its own settings, beside members who look around.
// node bench/poll.ts [clients, by default 10,000] [seconds of each measurement, by default 24] [members on the local
//   PostgreSQL, by default 100,000]
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLocalPostgres } from '#server/db/local-postgres/open.ts'
import { postgresPid } from '#server/db/local-postgres/process.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openPostgres } from '#server/db/open.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { lookers, settle } from './community.ts'
import { endPostgresWithBench } from './end-by-signal.ts'
import { load, printTimes, summary } from './load.ts'
import { type Couple, couplesOf, noticeDelay } from './new-notices.ts'
import { openFiles } from './open-files.ts'
import type { FromClients, Polled, Polling } from './poll-clients.ts'
import { startNode } from './start-node.ts'

const clients = Number(process.argv[2] ?? 10_000)
const seconds = Number(process.argv[3] ?? 24)
const localMembers = Number(process.argv[4] ?? 100_000)
/** What a process has open besides its clients: code, log, connections to the database. */
const otherFiles = 200
const clientsThatFit = (...pids: (number | 'self')[]) => Math.min(...pids.map(pid => openFiles(pid).now)) - otherFiles
const localClients = Math.min(800, clients)
const aims = { p99: 50, localP99: 100, pollsPerQuery: 20 }
/** Couples of whom one sends an interest while the others poll. They are not among the clients. */
const couples = 20
const missed: string[] = []
const expect = (isMet: boolean, aim: string) => {
  if (!isMet) missed.push(aim)
}

type Node = ReturnType<typeof startNode>

/** Runs the clients. `meanwhile` begins when each has asked once. */
async function poll(polling: Polling, meanwhile: () => Promise<void>): Promise<Polled> {
  const child = fork(join(import.meta.dirname, 'poll-clients.ts'))
  let other = Promise.resolve()
  const polled = await new Promise<Polled>((resolve, reject) => {
    child.on('message', (message: FromClients) => {
      if (message.kind === 'done') resolve(message)
      else other = meanwhile()
      other.catch(reject)
    })
    child.once('exit', code => reject(new Error(`the clients ended with ${code}`)))
    child.send(polling)
  })
  child.removeAllListeners('exit')
  child.disconnect()
  await other
  return polled
}

const ms = (value: number) => `${value.toFixed(1)} ms`

interface Measured {
  /** Of the time at the client. */
  p99: number
  queries: number
  polls: number
  errors: number
  refused: number
}

/** Polls one node and prints what it took. */
async function measure(name: string, node: Node, tokens: string[], meanwhile: () => Promise<void>): Promise<Measured> {
  const { port } = await node.listening
  const cold = await node.queries()
  let warm = 0
  const polled = await poll({ port, tokens, seconds }, async () => {
    warm = await node.queries()
    await node.delay()
    await meanwhile()
  })
  const queries = (await node.queries()) - warm
  const { cpu, p99: delay, rss } = await node.delay()
  const [times, lag] = [summary(polled.times), summary(polled.lags)]
  const perSecond = polled.times.length / polled.seconds
  printTimes(name, times)
  console.log(
    `  ${perSecond.toFixed(0)} polls a second answered; refused with 503: ${polled.refused}, not connected: ${polled.unconnected}, ` +
      `other errors: ${polled.errors}; the generator was late by ${ms(lag.p50)} (p50), ` +
      `${ms(lag.p99)} (p99) and took ${(polled.cpu * 100).toFixed(0)} % of a processor\n` +
      `  the node took ${(cpu.loop / polled.seconds / 10).toFixed(0)} % of a processor for its loop, its loop was late by ${ms(delay)} (p99), ` +
      `${(rss / 2 ** 20).toFixed(0)} MB; load ${loadavg()[0]?.toFixed(1)}\n` +
      `  ${queries} queries for ${polled.times.length} polls; ${warm - cold} while ${tokens.length} clients came for the first time, ` +
      `of whom ${polled.refusedAtFirst} were told to come again`,
  )
  const { errors, refused, unconnected } = polled
  return { p99: times.p99, queries, polls: polled.times.length, errors, refused: refused + unconnected }
}

async function printDelay(ports: readonly number[], pairs: readonly Couple[]): Promise<void> {
  const { waits: delays, refused } = await noticeDelay(ports, pairs)
  if (refused > 0) console.log(`  ${refused} new notifications were not measured: the node had no room`)
  for (const [n, waits] of delays.entries())
    console.log(
      `  ${waits.length} new notifications: each shows on ${n === 0 ? 'this node' : 'the other node'} within ${ms(Math.max(...waits))}`,
    )
  // The next poll of a page comes after five seconds and more.
  expect(Math.max(...delays.flat()) < 1_000, 'a new notification shows in the next poll')
}

async function onPostgres(): Promise<void> {
  const server = await startPostgres('durable')
  endPostgresWithBench(server.pid)
  const { db, close } = openPostgres(server.url)
  try {
    const mostClients = Math.round(clients * 1.8)
    const { tokens, pairs } = await community(db, Math.round(mostClients * 1.2) + 1_000, mostClients)
    const [node, other] = [startNode(server.url), startNode(server.url)]
    const ports = [(await node.listening).port, (await other.listening).port]
    await Promise.all([node.loaded, other.loaded])
    // The clients are another process of this one's and have its limit.
    const fitting = clientsThatFit(node.pid, 'self')
    const [measured, crowd] = [Math.min(clients, fitting), Math.min(mostClients, fitting)]
    console.log(
      `open files: ${openFiles(node.pid).now} of the node, ${openFiles().now} of the clients (ulimit -n), one a connection on each ` +
        `side: ${fitting} clients fit; ${measured} are measured${measured < clients ? `, not ${clients}` : ''}`,
    )
    const { p99, queries, polls, errors, refused } = await measure(
      `${measured.toLocaleString('en')} clients, PostgreSQL`,
      node,
      tokens.slice(0, measured),
      async () => printDelay(ports, pairs),
    )
    expect(errors === 0, 'no errors')
    expect(refused === 0, 'nobody refused')
    expect(p99 <= aims.p99, `p99 within ${aims.p99} ms`)
    expect(queries * aims.pollsPerQuery <= polls, 'at most one query in twenty polls')
    const all = tokens.slice(0, crowd)
    await measure(`${crowd.toLocaleString('en')} clients, PostgreSQL`, node, all, async () => {})
    await node.stop()
    await other.stop()
  } finally {
    await close()
    await server.stop()
  }
}

async function onLocal(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'saptapadi-bench-'))
  try {
    const local = await openLocalPostgres(folder, 'server')
    endPostgresWithBench(() => postgresPid(join(folder, 'postgres')))
    const database = openPostgres(local.url)
    const { tokens, pairs } = await community(database.db, localMembers, localClients)
    await database.close()
    const node = startNode(local.url)
    const { port } = await node.listening
    await node.loaded
    const { p99, errors, refused } = await measure(
      `${localClients} clients, local PostgreSQL, ${localMembers.toLocaleString('en')} members`,
      node,
      tokens,
      async () => {
        await printDelay([port], pairs.slice(0, 5))
        const { times, refused } = await lookAround(port, tokens, pairs)
        printTimes(`  beside them, looking around, ${refused} refused`, times)
      },
    )
    expect(errors + refused === 0, 'no errors on the local PostgreSQL')
    expect(p99 <= aims.localP99, `p99 within ${aims.localP99} ms on the local PostgreSQL`)
    await node.stop()
    await local.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Members, the sessions of the clients, and couples beside them. */
async function community(db: Db, members: number, sessions: number) {
  await migrate(db)
  await settle(db, members)
  const all = await lookers(db, sessions + 4 * couples)
  return { tokens: all.slice(0, sessions), pairs: await couplesOf(db, all.slice(sessions), couples) }
}

/** Fifty requests a second of what members do most. */
async function lookAround(port: number, tokens: string[], pairs: readonly Couple[]) {
  let refused = 0
  const times = await load(port, {
    perSecond: 50,
    seconds: Math.max(1, seconds - 4),
    onFailure: () => void refused++,
    ask(n) {
      const { from, to } = pairs[n % pairs.length] ?? { from: '', to: '' }
      const token = tokens[n % tokens.length] ?? ''
      switch (n % 5) {
        case 0:
          return { path: '/api/user/me', token }
        case 1:
          return { path: '/api/get-activity-count', token }
        case 2:
          return { path: '/api/search-count', token, body: { from_age: 1985, to_age: 1992 } }
        case 3:
          return { path: `/api/profile-detail/${to}`, token: from }
        default:
          return { path: `/api/joined/member/pagination/list?offset=${n % 7}`, token }
      }
    },
  })
  return { times, refused }
}

await onPostgres()
await onLocal()
console.log(missed.length === 0 ? 'all aims are met' : `missed: ${missed.join('; ')}`)
process.exit(missed.length === 0 ? 0 : 1)
