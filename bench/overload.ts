// What a node answers within a second when it is asked five times what it can: behind haproxy with the file of deploy/cluster, by
// itself, and without its gate. Then what members wait for beside strangers who hold connections, with the proxy and without.
// Requests come at their times whatever becomes of the answers, and each is timed from the moment it was due. Clients come from
// many addresses of loopback, because the proxy bounds each.
// node bench/overload.ts [seconds of overload, by default six] [rounds, by default three] [storm | floods | all]

import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { root } from './cluster/files.ts'
import { oneNode, startHaproxy } from './cluster/haproxy.ts'
import { requirePrograms } from './cluster/packages.ts'
import { keepProcesses } from './cluster/processes.ts'
import { lookers, settle } from './community.ts'
import { endPostgresWithBench } from './end-by-signal.ts'
import type { LoadPlan, LoadResult } from './generator.ts'
import { membersAddresses } from './overload/addresses.ts'
import { besideFloods } from './overload/floods.ts'
import { watch } from './overload/watch.ts'
import { startNode } from './start-node.ts'

/** A hundred a second on Linux, whatever the kernel's own clock. */
const ticksPerSecond = 100
const ticks = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}

/** Begins to measure. The function returns the part of one processor that the process took since. */
function cpuOf(pid: number): () => number {
  const [began, before] = [performance.now(), ticks(pid)]
  return () => (ticks(pid) - before) / ticksPerSecond / ((performance.now() - began) / 1000)
}

const seconds = Number(process.argv[2] ?? 6)
const rounds = Number(process.argv[3] ?? 3)
const part = process.argv[4] ?? 'all'
const members = 5_000
const times = 5
const goodWithin = 1_000
/** Of capacity, behind the proxy, in the middle of the rounds. */
const aim = 0.8
const missed: string[] = []
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

interface Trial {
  name: string
  gates: 'gated' | 'ungated'
  isBehindProxy: boolean
  url: string
  tokens: string[]
}
async function trial({ name, gates, isBehindProxy, url, tokens }: Trial): Promise<void> {
  const node = startNode(url, 'node.ts', gates, 'pages')
  const { port: nodePort } = await node.listening
  await node.loaded
  const proxy = isBehindProxy ? await startHaproxy(processes, oneNode(nodePort)) : null
  const port = proxy?.sitePort ?? nodePort
  const calm: LoadPlan = { port, seconds: 3, tokens, paths, addresses: membersAddresses, pace: { callers: 24 } }
  // A node that has been asked for hours has compiled what it runs, refusals included.
  await asks(calm)
  await asks({ ...calm, seconds: 2, pace: { perSecond: 3_000 } })
  if (part !== 'floods') await storms(name, calm, tokens[0] ?? '', proxy?.pid ?? null)
  if (part !== 'storm' && gates === 'gated') missed.push(...(await besideFloods(name, { ...calm, seconds }, asks)))
  if (proxy) await processes.end('haproxy', 'SIGKILL')
  await node.stop()
}

async function storms(name: string, calm: LoadPlan, token: string, proxyPid: number | null) {
  const parts: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = await asks(calm)
    const asking = new AbortController()
    const watched = watch(calm.port, asking.signal)
    const proxyCpu = proxyPid === null ? null : cpuOf(proxyPid)
    const storm = await asks({ ...calm, seconds, pace: { perSecond: good(before) * times } })
    const proxyTook = proxyCpu?.() ?? 0
    asking.abort()
    const recovered = await recovery(calm.port, token)
    // The generator shares the processors with the node and takes more of them in the storm. Beside something that takes as
    // much, the capacity is what the node could have reached.
    const burner = startChild('burn.ts', String(Math.min(0.95, Math.max(0, storm.cpu - before.cpu))))
    const after = await asks(calm)
    await endChild(burner)
    // Whatever else the machine does changes by the second, so the storm is held to what was before and after it.
    const capacity = (good(before) + good(after)) / 2
    parts.push(good(storm) / capacity)
    tell(name, { before, storm, after, recovered, part: good(storm) / capacity })
    const { isGood, words } = await watched
    console.log(
      `  meanwhile ${words}${proxyPid === null ? '' : `; haproxy took ${(proxyTook * 100).toFixed(0)} % of a processor`}`,
    )
    if (!isGood && proxyPid !== null) missed.push(`${name}: health and pages in the storm`)
  }
  const sorted = parts.toSorted((a, b) => a - b)
  console.log(
    `${name}: answered within a second in the storm, of capacity: ${sorted.map(one => `${(one * 100).toFixed(0)} %`).join(', ')}`,
  )
  const middle = sorted[sorted.length >> 1] ?? 0
  if (proxyPid !== null && middle < aim) missed.push(`${name}: ${aim * 100} % of capacity in the storm`)
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

requirePrograms(['haproxy'])
execFileSync(process.execPath, [join(root, 'scripts', 'build.mjs'), '--if-stale'], { stdio: 'ignore' })
const processes = keepProcesses()
const server = await startPostgres()
endPostgresWithBench(server.pid)
const { db, close } = openPostgres(server.url)
try {
  await migrate(db)
  await settle(db, members)
  const tokens = await lookers(db, 1_000)
  const trials = [
    { name: 'behind haproxy', gates: 'gated', isBehindProxy: true },
    { name: 'without a proxy', gates: 'gated', isBehindProxy: false },
    ...(part === 'floods' ? [] : [{ name: 'without its gate', gates: 'ungated', isBehindProxy: false } as const]),
  ] as const
  for (const one of trials) {
    // Members have a budget of pages an hour.
    await db.deleteFrom('rate_limits').execute()
    await trial({ ...one, url: server.url, tokens })
  }
} finally {
  await close()
  await server.stop()
}
console.log(missed.length === 0 ? 'all aims are met' : `missed: ${missed.join('; ')}`)
processes.endAll()
process.exit(missed.length === 0 ? 0 : 1)
