// What families notice and what is lost when parts of the cluster of deploy/cluster die, one after the other, and while its
// nodes are updated. Everything runs on this machine with the operator's own files, on addresses of loopback.
// node bench/cluster.ts [a word of the fault, for that one alone: leader; all] [a folder in which the logs stay]
import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { migrateAs } from '#server/db/migrate-as.ts'
import { openPostgres } from '#server/db/open.ts'
import { startS3Store } from '#server/testing/s3-store.ts'
import { setUpSite } from '#server/testing/set-up.ts'
import { startDatabase } from './cluster/database.ts'
import { startEtcd } from './cluster/etcd.ts'
import { openFamilies } from './cluster/families.ts'
import { machines, root } from './cluster/files.ts'
import { startHaproxy } from './cluster/haproxy.ts'
import { startNodes } from './cluster/nodes.ts'
import { programOf, requirePrograms } from './cluster/packages.ts'
import { keepProcesses, until } from './cluster/processes.ts'
import { type Aim, report } from './cluster/report.ts'
import { settle } from './community.ts'

const [only = 'all', logs] = process.argv.slice(2)
const members = 5_000

requirePrograms(['haproxy', 'patroni', 'etcd', 'postgres'])
execFileSync(process.execPath, [join(root, 'scripts', 'build.mjs'), '--if-stale'], { stdio: 'ignore' })
const processes = keepProcesses(logs && resolve(logs))

const etcd = await startEtcd(processes)
const database = await startDatabase(processes)
// As deploy/cluster has it: bucket and key of node.env.
const store = await startS3Store({ bucket: 'saptapadi', key: 'CHANGE-ME-7' })
const proxy = await startHaproxy(processes)
const { sitePort, leaderPort } = proxy
// Until it has asked both, the proxy takes either for the leader.
await until('the way to the leader', async () => (await proxy.servers()).get('leader/db2') === false)
console.log(`etcd, PostgreSQL and haproxy run in ${processes.folder}`)

/** The address of the database through the proxy, as the nodes have it. */
const urlOf = (role: string, password: string, name: string) =>
  `postgres://${role}:${password}@127.0.0.1:${leaderPort}/${name}`
const asAdministrator = (name: string) => urlOf('postgres', 'CHANGE-ME-2', name)
const psql = (name: string, ...args: string[]) =>
  execFileSync(programOf('psql') ?? 'psql', [asAdministrator(name), '-q', '-v', 'ON_ERROR_STOP=1', ...args])
psql('postgres', '-f', join(root, 'deploy', 'postgres', '1-roles-and-database.sql'))
psql('saptapadi', '-f', join(root, 'deploy', 'postgres', '2-rights.sql'))
psql('postgres', '-c', "alter role saptapadi_server password 'CHANGE-ME-4'")
psql('postgres', '-c', "alter role saptapadi_owner password 'CHANGE-ME-5'")
await migrateAs(urlOf('saptapadi_owner', 'CHANGE-ME-5', 'saptapadi'))
const setUp = openPostgres(asAdministrator('saptapadi'))
await setUpSite(setUp.db)
await settle(setUp.db, members)
const families = await openFamilies(setUp.db)
await setUp.close()

const nodes = await startNodes(processes, { leaderPort, store: store.endpoint })
const isServed = async (n: number) => (await proxy.servers()).get(`calls/node${n + 1}`) === true
const served = (n: number) => until(`node ${n + 1} behind the proxy`, () => isServed(n))
const taken = (n: number) => until(`node ${n + 1} out of the proxy`, async () => !(await isServed(n)))
for (const n of machines.keys()) await served(n)

const missed: string[] = []
async function during(name: string, aim: Aim, happens: () => Promise<void>) {
  if (only !== 'all' && !name.includes(only)) return
  const from = performance.now()
  await happens()
  const to = performance.now()
  // Requests sent last are answered too before they are counted.
  await pause(3_000)
  if (!report(name, families.asked, from, to, aim)) missed.push(name)
}

families.start(sitePort)
// What runs for the first time is slow, and no fault.
await pause(5_000)
await during('at rest', { errorPercent: 0 }, () => pause(10_000))
await during('a node is killed', { errorPercent: 0.5 }, async () => {
  await nodes.kill(0)
  await pause(15_000)
  nodes.start(0)
  await served(0)
})
await during('the leader is killed', { secondsWithoutWrite: 30 }, async () => {
  const dead = await database.leader()
  await database.kill(dead)
  await until('another leader', async () => ![-1, dead].includes(await database.leader()))
  await pause(10_000)
  database.startAgain(dead)
  await database.whole()
})
await during('the standby is killed', { secondsWithoutWrite: 30 }, async () => {
  const dead = await database.standby()
  await database.kill(dead)
  await pause(15_000)
  database.startAgain(dead)
  await database.whole()
})
await during('a member of etcd is killed', { secondsWithoutWrite: 30 }, async () => {
  await etcd.kill(2)
  await pause(20_000)
  await etcd.startAgain(2)
})
await during('a node hangs', { secondsWithoutWrite: 30 }, async () => {
  nodes.freeze(1)
  await pause(20_000)
  nodes.thaw(1)
  await served(1)
  // Callers whose last request went to this node are still waiting.
  await pause(20_000)
})
await during('rolling update', { errorPercent: 0 }, async () => {
  for (const n of machines.keys()) {
    await nodes.stop(n)
    await taken(n)
    nodes.start(n)
    await served(n)
    await pause(2_000)
  }
})
await families.stop()

const check = openPostgres(asAdministrator('saptapadi'))
const { acknowledged, lost } = await families.lost(check.db, store)
await check.close()
console.log(`${acknowledged} writes acknowledged, ${lost.length} of them lost (aim 0)`)
for (const one of lost) console.log(`  lost: ${one}`)
if (lost.length > 0) missed.push('nothing acknowledged is lost')
console.log(missed.length === 0 ? 'all aims are met' : `missed: ${missed.join('; ')}`)
processes.endAll()
process.exit(missed.length === 0 ? 0 : 1)
