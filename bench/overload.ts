// What a node answers within a second when it is asked five times what it can, beside the same node without its gate.
// Requests come at their times whatever becomes of the answers, and each is timed from the moment it was due.
// node bench/overload.ts [seconds of overload, by default six] [rounds, by default three]
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { lookers, settle } from './community.ts'
import type { LoadPlan, LoadResult } from './generator.ts'
import { startNode } from './start-node.ts'

const seconds = Number(process.argv[2] ?? 6)
const rounds = Number(process.argv[3] ?? 3)
const members = 5_000
const times = 5
const goodWithin = 1_000
const paths = ['/api/user/me', '/api/joined/member/pagination/list?offset=0', '/api/user/images']

const startChild = (file: string, ...args: string[]) => fork(join(import.meta.dirname, file), args)
async function endChild(child: ChildProcess) {
  child.disconnect()
  await once(child, 'exit')
}
async function asks(plan: LoadPlan): Promise<LoadResult> {
  const generator = startChild('generator.ts')
  generator.send(plan)
  const [result] = (await once(generator, 'message')) as [LoadResult]
  await endChild(generator)
  return result
}

const good = ({ times: { 200: answered = [] }, seconds: took }: LoadResult) =>
  answered.filter(one => one <= goodWithin).length / took

/** Asks for its health all the time. Resolves to how many answers were good, of how many, and the slowest. */
async function watchHealth(port: number, signal: AbortSignal) {
  const took: number[] = []
  let ok = 0
  while (!signal.aborted) {
    const began = performance.now()
    const status = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      answer => answer.status,
      () => 0,
    )
    const milliseconds = performance.now() - began
    took.push(milliseconds)
    if (status === 200 && milliseconds <= goodWithin) ok++
    await pause(100)
  }
  return { ok, of: took.length, slowest: Math.max(...took) }
}

/** Milliseconds until ten answers in a row are good and quick. */
async function recovery(port: number, token: string): Promise<number> {
  const began = performance.now()
  for (let quick = 0, n = 0; quick < 10; n++) {
    const began = performance.now()
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`http://127.0.0.1:${port}${paths[n % paths.length]}`, { headers })
    await answer.arrayBuffer()
    quick = answer.status === 200 && performance.now() - began < 250 ? quick + 1 : 0
    if (performance.now() - began > 60_000) return Number.POSITIVE_INFINITY
  }
  return performance.now() - began
}

async function trial(name: string, kind: 'gated' | 'ungated', url: string, tokens: string[]) {
  const node = startNode(url, 'node.ts', kind)
  const { port } = await node.listening
  await node.loaded
  const calm: LoadPlan = { port, seconds: 3, tokens, paths, pace: { callers: 24 } }
  // A node that has been asked for hours has compiled what it runs, refusals included.
  await asks(calm)
  await asks({ ...calm, seconds: 2, pace: { perSecond: 3_000 } })
  const parts: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = await asks(calm)
    const asking = new AbortController()
    const health = watchHealth(port, asking.signal)
    const storm = await asks({ ...calm, seconds, pace: { perSecond: good(before) * times } })
    asking.abort()
    const recovered = await recovery(port, tokens[0] ?? '')
    // The generator shares the processors with the node and takes more of them in the storm. Beside something that takes as
    // much, the capacity is what the node could have reached.
    const burner = startChild('burn.ts', String(Math.min(0.95, Math.max(0, storm.cpu - before.cpu))))
    const after = await asks(calm)
    await endChild(burner)
    // Whatever else the machine does changes by the second, so the storm is held to what was before and after it.
    const capacity = (good(before) + good(after)) / 2
    parts.push(good(storm) / capacity)
    tell(name, { before, storm, after, recovered, part: good(storm) / capacity })
    const { ok, of, slowest } = await health
    console.log(`  health meanwhile: ${ok} of ${of} good, slowest ${slowest.toFixed(0)} ms`)
  }
  const percent = parts.toSorted((a, b) => a - b).map(part => `${(part * 100).toFixed(0)} %`)
  console.log(`${name}: answered within a second in the storm, of capacity: ${percent.join(', ')}`)
  await node.stop()
}

interface Round {
  before: LoadResult
  storm: LoadResult
  after: LoadResult
  recovered: number
  part: number
}
function tell(name: string, { before, storm, after, recovered, part }: Round) {
  const refused = (storm.times[503] ?? []).toSorted((a, b) => a - b)
  const all = Object.values(storm.times).reduce((sum, one) => sum + one.length, 0)
  const late = all - refused.length - Math.round(good(storm) * storm.seconds)
  console.log(
    `${name}: capacity ${good(before).toFixed(0)} a second before, ${good(after).toFixed(0)} after beside the generator's cost ` +
      `(${(storm.cpu * 100).toFixed(0)} % of a processor in the storm, ${(before.cpu * 100).toFixed(0)} % before); load ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log(
    `  asked ${(all / storm.seconds).toFixed(0)} a second: ${good(storm).toFixed(0)} a second answered within a second ` +
      `(${(part * 100).toFixed(0)} % of capacity), ${(refused.length / storm.seconds).toFixed(0)} a second refused with 503 ` +
      `(half of them within ${(refused[refused.length >> 1] ?? Number.NaN).toFixed(0)} ms), ${late} late or lost; ` +
      `normal again after ${(recovered / 1000).toFixed(1)} s`,
  )
}

const server = await startPostgres()
const { db, close } = openPostgres(server.url)
try {
  await migrate(db)
  await settle(db, members)
  const tokens = await lookers(db, 1_000)
  await trial('with the gate', 'gated', server.url, tokens)
  await db.deleteFrom('rate_limits').execute()
  await trial('baseline, without it', 'ungated', server.url, tokens)
} finally {
  await close()
  await server.stop()
}
