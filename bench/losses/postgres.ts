// Ends PostgreSQL in every way it can end, again and again under load: what was answered, what was lost, how long until all was good.
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts'
import { fetchSignupChoices } from '#server/testing/signup-request.ts'
import { lookers, settle } from '../community.ts'
import { endPostgresWithBench } from '../end-by-signal.ts'
import { startNode } from '../start-node.ts'
import { ask, tally } from './ask.ts'
import { newFamily } from './new-family.ts'

/** How the database is lost and comes back. */
const losses = (server: TestPostgres): Record<string, () => Promise<void>> => ({
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
})

async function untilGood(port: number, token: string): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < 30_000) {
    const answers = await Promise.all([
      ask(port, '/api/user/me', { token }),
      ask(port, '/api/joined/member/pagination/list?offset=0', { token }),
      ask(port, '/api/health'),
      ask(port, '/home'),
    ])
    if (answers.every(answer => answer.status === 200)) return performance.now() - began
    await pause(50)
  }
  return Number.POSITIVE_INFINITY
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

export async function losePostgres(rounds: number, kind: string): Promise<void> {
  const server = await startPostgres('durable')
  endPostgresWithBench(server.pid)
  const setUp = openPostgres(server.url)
  await migrate(setUp.db)
  await settle(setUp.db, 2_000)
  const tokens = await lookers(setUp.db, 20)
  await setUp.close()
  const node = startNode(server.url, 'node.ts', 'gated', 'pages')
  const { port } = await node.listening
  const choices = await fetchSignupChoices(`http://127.0.0.1:${port}/api`)
  const token = (n: number) => tokens[n % tokens.length] ?? ''

  for (const [name, lose] of Object.entries(losses(server)).filter(([one]) => one.includes(kind))) {
    const [calls, health, home] = [tally(), tally(), tally()]
    const acknowledged: string[] = []
    const good: number[] = []
    for (let round = 0; round < rounds && !node.hasEnded(); round++) {
      // All calls come from one address here, which would soon be at its limit.
      await onServer(server.url, 'truncate rate_limits')
      const load = new AbortController()
      const repeat = async (one: () => Promise<unknown>) => {
        while (!load.signal.aborted && !node.hasEnded()) {
          await one()
          await pause(10)
        }
      }
      const signUp = async () => {
        const body = newFamily(choices)
        const answer = calls.note(await ask(port, '/api/user/signup', { body }))
        if (answer.status === 200) acknowledged.push((JSON.parse(answer.body) as { id: string }).id)
      }
      const list = '/api/joined/member/pagination/list?offset=0'
      const running = [
        ...Array.from({ length: 6 }, (_, n) =>
          repeat(async () => calls.note(await ask(port, '/api/user/me', { token: token(n) }))),
        ),
        ...Array.from({ length: 6 }, (_, n) =>
          repeat(async () => calls.note(await ask(port, list, { token: token(n) }))),
        ),
        ...Array.from({ length: 3 }, () => repeat(signUp)),
        repeat(async () => health.note(await ask(port, '/api/health'))),
        repeat(async () => home.note(await ask(port, '/home'))),
      ]
      await pause(500)
      await lose()
      good.push(await untilGood(port, token(0)))
      load.abort()
      await Promise.all(running)
    }
    const { db, close } = openPostgres(server.url)
    const stored = new Set((await db.selectFrom('members').select('id').execute()).map(row => row.id))
    await close()
    console.log(
      `${name}, ${good.length} times:\n  calls ${calls.summary()}\n  health ${health.summary()}\n  /home ${home.summary()}\n` +
        `  ${acknowledged.length} sign-ups acknowledged, ${acknowledged.filter(id => !stored.has(id)).length} of them lost; ` +
        `all good after at most ${(Math.max(...good) / 1000).toFixed(1)} s; load ${loadavg()[0]?.toFixed(1)}` +
        `${node.hasEnded() ? '; THE NODE ENDED' : ''}`,
    )
    if (node.hasEnded()) break
  }
  if (!node.hasEnded()) await node.stop()
  await server.stop()
}
