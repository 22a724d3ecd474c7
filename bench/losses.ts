// Ends PostgreSQL in every way it can end, again and again under load: what was answered, what was lost, how long until all was good.
// node bench/losses.ts [times of each kind, by default ten]
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { fetchSignupChoices, signupRequest } from '#server/testing/signup-request.ts'
import { lookers, settle } from './community.ts'
import { startNode } from './start-node.ts'

const rounds = Number(process.argv[2] ?? 10)
const server = await startPostgres('durable')

/** How the database is lost and comes back. */
const losses: Record<string, () => Promise<void>> = {
  'stopped fast (SIGINT)': () => server.restart('SIGINT'),
  'stopped at once (SIGQUIT)': () => server.restart('SIGQUIT'),
  'killed (SIGKILL of the postmaster)': () => server.restart('SIGKILL'),
  'crashed (SIGKILL of a backend)': async () => {
    const [backend] = server.backends()
    if (backend) process.kill(backend, 'SIGKILL')
  },
  'frozen for five seconds (SIGSTOP)': async () => {
    const frozen = [server.pid(), ...server.backends()]
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    await pause(5_000)
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
  },
}

interface Answer {
  status: number
  milliseconds: number
  body: string
}
function ask(port: number, path: string, token: string, body?: unknown): Promise<Answer> {
  const began = performance.now()
  const sent = body === undefined ? undefined : JSON.stringify(body)
  const headers = { authorization: `Bearer ${token}`, ...(sent && { 'content-type': 'application/json' }) }
  return new Promise(resolve => {
    let text = ''
    const done = (status: number) => resolve({ status, milliseconds: performance.now() - began, body: text })
    const asked = request(
      { port, host: '127.0.0.1', path, headers, method: sent ? 'POST' : 'GET', agent: false },
      response => {
        response.on('data', chunk => {
          text += chunk
        })
        response.once('end', () => done(response.statusCode ?? 0))
        response.once('error', () => done(0))
      },
    )
    asked.setTimeout(20_000, () => asked.destroy())
    asked.once('error', () => done(0)).end(sent)
  })
}

async function untilGood(port: number, token: string): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < 30_000) {
    const answers = await Promise.all([
      ask(port, '/api/user/me', token),
      ask(port, '/api/joined/member/pagination/list?offset=0', token),
      ask(port, '/api/health', token),
    ])
    if (answers.every(answer => answer.status === 200)) return performance.now() - began
    await pause(50)
  }
  return Number.POSITIVE_INFINITY
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(server.url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

const setUp = openPostgres(server.url)
await migrate(setUp.db)
await settle(setUp.db, 2_000)
const tokens = await lookers(setUp.db, 20)
await setUp.close()
const node = startNode(server.url)
let ended = false
void node.ended.then(() => {
  ended = true
})
const { port } = await node.listening
const choices = await fetchSignupChoices(`http://127.0.0.1:${port}/api`)
const acknowledged: string[] = []
let families = 0

for (const [name, lose] of Object.entries(losses)) {
  const statuses = new Map<number, number>()
  const good: number[] = []
  let [slowest, slowestHealth] = [0, 0]
  for (let round = 0; round < rounds && !ended; round++) {
    // All calls come from one address here, which would soon be at its limit.
    await onServer('truncate rate_limits')
    const load = new AbortController()
    const note = (answer: Answer) => {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      slowest = Math.max(slowest, answer.milliseconds)
      return answer
    }
    const repeat = async (one: () => Promise<unknown>) => {
      while (!load.signal.aborted && !ended) {
        await one()
        await pause(10)
      }
    }
    const token = (n: number) => tokens[n % tokens.length] ?? ''
    const running = [
      ...Array.from({ length: 6 }, (_, n) => repeat(async () => note(await ask(port, '/api/user/me', token(n))))),
      ...Array.from({ length: 6 }, (_, n) =>
        repeat(async () => note(await ask(port, '/api/joined/member/pagination/list?offset=0', token(n)))),
      ),
      ...Array.from({ length: 3 }, () =>
        repeat(async () => {
          const { status, body } = note(
            await ask(port, '/api/user/signup', '', signupRequest(choices, { email: `loss${++families}@family.in` })),
          )
          if (status === 200) acknowledged.push((JSON.parse(body) as { id: string }).id)
        }),
      ),
      repeat(async () => {
        slowestHealth = Math.max(slowestHealth, (await ask(port, '/api/health', '')).milliseconds)
      }),
    ]
    await pause(500)
    await lose()
    good.push(await untilGood(port, tokens[0] ?? ''))
    load.abort()
    await Promise.all(running)
  }
  const told = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  console.log(
    `${name}, ${good.length} times: answers ${told.join(', ')} (0: no answer); slowest ${(slowest / 1000).toFixed(2)} s, ` +
      `health ${(slowestHealth / 1000).toFixed(2)} s; all good after at most ${(Math.max(...good) / 1000).toFixed(1)} s` +
      `${ended ? '; THE NODE ENDED' : ''}`,
  )
  if (ended) break
}
const { db, close } = openPostgres(server.url)
const stored = new Set((await db.selectFrom('members').select('id').execute()).map(row => row.id))
console.log(
  `${acknowledged.length} sign-ups acknowledged, ${acknowledged.filter(id => !stored.has(id)).length} of them lost`,
)
await close()
if (!ended) await node.stop()
await server.stop()
