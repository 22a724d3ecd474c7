// What a node answers within a second when it is asked five times what it can, beside the same node without its gate.
// node bench/overload.ts [seconds of overload, by default eight]
import { Agent, request } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { lookers, settle } from './community.ts'
import { startNode } from './start-node.ts'

const seconds = Number(process.argv[2] ?? 8)
const members = 5_000
const times = 5
const goodWithin = 1_000
/** Bounds the connections of this bench. What would be beyond counts as unanswered. */
const mostAsked = 3_000

interface Answer {
  status: number
  milliseconds: number
}

/** A new agent for each part, so that no part begins with the connections that the one before left busy. */
function asker(port: number, tokens: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: mostAsked })
  const paths = ['/api/user/me', '/api/joined/member/pagination/list?offset=0', '/api/user/images']
  const ask = (n: number, path = paths[n % paths.length]) =>
    new Promise<Answer>(resolve => {
      const began = performance.now()
      const done = (status: number) => resolve({ status, milliseconds: performance.now() - began })
      const authorization = `Bearer ${tokens[n % tokens.length]}`
      const asked = request({ port, host: '127.0.0.1', path, agent, headers: { authorization } }, response => {
        response.resume()
        response.once('end', () => done(response.statusCode ?? 0))
        response.once('error', () => done(0))
      })
      asked.setTimeout(10_000, () => asked.destroy())
      asked.once('error', () => done(0)).end()
    })
  return { ask, end: () => agent.destroy() }
}
type Ask = ReturnType<typeof asker>['ask']

const isGood = ({ status, milliseconds }: Answer) => status === 200 && milliseconds <= goodWithin

/** Answers a second with as many callers as keep the node busy, each asking again when it is answered. */
async function capacity(ask: Ask, callers = 24): Promise<number> {
  const until = performance.now() + 4_000
  let good = 0
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let n = caller; performance.now() < until; n += callers) if (isGood(await ask(n))) good++
    }),
  )
  return good / 4
}

async function overload(ask: Ask, perSecond: number) {
  const began = performance.now()
  const answers: Promise<Answer>[] = []
  let [underWay, notAsked] = [0, 0]
  for (let n = 0; n < perSecond * seconds; n++) {
    const wait = began + (n * 1000) / perSecond - performance.now()
    // A generator that is behind must still read its answers, or it would measure itself.
    await (wait > 1 ? pause(wait) : nextTurn())
    if (underWay >= mostAsked) {
      notAsked++
      continue
    }
    underWay++
    answers.push(ask(n).finally(() => underWay--))
  }
  const took = (performance.now() - began) / 1000
  return { took, answers, notAsked }
}

/** Milliseconds until ten answers in a row are good and quick. */
async function recovery(ask: Ask): Promise<number> {
  const began = performance.now()
  for (let quick = 0, n = 0; quick < 10; n++) {
    const { status, milliseconds } = await ask(n)
    quick = status === 200 && milliseconds < 250 ? quick + 1 : 0
    if (performance.now() - began > 60_000) return Number.POSITIVE_INFINITY
  }
  return performance.now() - began
}

async function trial(name: string, kind: 'gated' | 'ungated', url: string, tokens: string[]) {
  const node = startNode(url, 'node.ts', kind)
  const { port } = await node.listening
  await node.loaded
  const calm = asker(port, tokens)
  await capacity(calm.ask)
  const can = await capacity(calm.ask)
  calm.end()
  const storm = asker(port, tokens)
  const vital: Answer[] = []
  const asking = new AbortController()
  const vitals = (async () => {
    while (!asking.signal.aborted) {
      vital.push(await storm.ask(0, '/api/health'))
      await pause(100)
    }
  })()
  const { took, answers, notAsked } = await overload(storm.ask, can * times)
  asking.abort()
  const after = asker(port, tokens)
  const recovered = await recovery(after.ask)
  const all = await Promise.all(answers)
  await vitals
  const good = all.filter(isGood).length / took
  const refused = all.filter(({ status }) => status === 503)
  const refusedMs = refused.map(one => one.milliseconds).sort((a, b) => a - b)
  console.log(`${name}: capacity ${can.toFixed(0)} a second`)
  console.log(
    `  asked ${(all.length + notAsked) / seconds} a second: ${good.toFixed(0)} a second answered within a second ` +
      `(${((good / can) * 100).toFixed(0)} % of capacity), ${(refused.length / took).toFixed(0)} a second refused with 503 ` +
      `(half of them within ${(refusedMs[refusedMs.length >> 1] ?? Number.NaN).toFixed(0)} ms), ` +
      `${all.length - refused.length - all.filter(isGood).length} late or lost, ${notAsked} not even asked`,
  )
  const slowest = Math.max(...vital.map(one => one.milliseconds))
  console.log(
    `  health meanwhile: ${vital.filter(isGood).length} of ${vital.length} good, slowest ${slowest.toFixed(0)} ms; ` +
      `normal again after ${(recovered / 1000).toFixed(1)} s`,
  )
  storm.end()
  after.end()
  await node.stop()
}

const server = await startPostgres()
const { db, close } = openPostgres(server.url)
try {
  await migrate(db)
  await settle(db, members)
  const tokens = await lookers(db, 200)
  await trial('with the gate', 'gated', server.url, tokens)
  await trial('baseline, without it', 'ungated', server.url, tokens)
} finally {
  await close()
  await server.stop()
}
