// What members wait while a backup is made, beside a calm node, and how long backup and restore of a community take. Aims: backup
// and restore within five minutes, p99 of a member's call at most twice the calm one, everything equal afterwards.
// node bench/backup.ts [members, by default a hundred thousand] [a photo for every how many of them, by default four]
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { contentOf } from '#server/testing/database-content.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { databaseUrl } from '#server/testing/template.ts'
import { lookers, settle } from './community.ts'
import { endPostgresWithBench } from './end-by-signal.ts'
import { eachTime, printTimes, summary } from './load.ts'
import { startNode } from './start-node.ts'

const members = Number(process.argv[2] ?? 100_000)
const photoForEvery = Number(process.argv[3] ?? 4)
const secret = 'a secret for figures, long enough to be one'
const home = mkdtempSync(join(tmpdir(), 'saptapadi-bench-'))
const [oldFolder, newFolder, file] = [join(home, 'old'), join(home, 'new'), join(home, 'all.backup')]

const postgres = await startPostgres('durable')
endPostgresWithBench(postgres.pid)
const database = openPostgres(postgres.url)
await migrate(database.db)
await settle(database.db, members)
await sql`insert into photos (id, member_id, position, stored_as, added_at)
  select gen_random_uuid(), id, 0, 'photos/' || id, joined_at from members where number % ${photoForEvery} = 0`.execute(
  database.db,
)
mkdirSync(join(oldFolder, 'files', 'photos'), { recursive: true })
const pixels = Buffer.alloc(20_000, 'pixels that no codec has seen')
for (const { id } of await database.db.selectFrom('photos').select('member_id as id').execute())
  for (const size of ['card', 'page']) writeFileSync(join(oldFolder, 'files', 'photos', `${id}-${size}.webp`), pixels)
const tokens = await lookers(database.db, 200)
const node = startNode(postgres.url, 'node.ts', 'ungated', 'no pages')
const { port } = await node.listening
await node.loaded

/** Runs a command of the operator, with the environment of a server on this database. */
function command(name: 'backup' | 'restore', url: string, folder: string): ChildProcess {
  const env = { DATABASE_URL: url, DATA_DIR: folder, APP_SECRET: secret, DEMO: 'on', PATH: process.env.PATH }
  const program = join(import.meta.dirname, '..', 'server', 'saptapadi.ts')
  return spawn(process.execPath, [program, name, file], { env, stdio: ['ignore', 'inherit', 'ignore'] })
}
async function ended(child: ChildProcess): Promise<number> {
  const began = performance.now()
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`the command ended with ${code}`)
  return (performance.now() - began) / 1000
}
const ask = (seconds: number): Promise<number[]> =>
  eachTime(port, {
    perSecond: 50,
    seconds,
    ask: n => ({
      path: n % 2 ? '/api/get-activity-count' : '/api/bride/list?offset=0',
      token: tokens[n % tokens.length] ?? '',
    }),
  })

await ask(5)
const calm = summary(await ask(20))
printTimes('a member’s call, calm', calm)
const backingUp = ended(command('backup', postgres.url, oldFolder))
let isOver = false
void backingUp.then(() => {
  isOver = true
})
const times: number[] = []
while (!isOver) times.push(...(await ask(1)))
const backupSeconds = await backingUp
const beside = summary(times)
printTimes('the same while a backup is made', beside)
await node.stop()

const admin = new pg.Client(postgres.url)
await admin.connect()
await admin.query('create database restored')
await admin.end()
const newUrl = databaseUrl(postgres.url, 'restored')
const restoreSeconds = await ended(command('restore', newUrl, newFolder))

const [before, after] = [await contentOf(postgres.url), await contentOf(newUrl)]
// The node went on counting and taking turns at its jobs after that moment, and a restore keeps house.
const moving = ['jobs', 'rate_limits', 'rows_read']
const differing = Object.keys(before).filter(
  name => !moving.includes(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
)
const photos = (folder: string) => readdirSync(join(folder, 'files', 'photos')).sort()
const sameFiles =
  photos(oldFolder).join() === photos(newFolder).join() &&
  photos(newFolder).every(name => readFileSync(join(newFolder, 'files', 'photos', name)).equals(pixels))

const within = (seconds: number) => `${seconds.toFixed(1)} s (aim: 300 s)`
console.log(`backup of ${members} members, ${photos(oldFolder).length} files: ${within(backupSeconds)}`)
console.log(`  ${Math.round(statSync(file).size / 1e6)} MB`)
console.log(`restore: ${within(restoreSeconds)}`)
console.log(
  `p99 of a member's call: calm ${calm.p99.toFixed(1)} ms, beside the backup ${beside.p99.toFixed(1)} ms (aim: at most twice)`,
)
console.log(`tables that differ: ${differing.join(', ') || 'none'}; files ${sameFiles ? 'equal' : 'DIFFER'}`)

await database.close()
await postgres.stop()
rmSync(home, { recursive: true })
process.exit()
