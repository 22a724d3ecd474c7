// What the archive costs: processor time of server and PostgreSQL together, and bytes a day, beside the same without an archive.
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { freePort } from '#server/db/local-postgres/free-port.ts'
import { openLocalPostgres } from '#server/db/local-postgres/open.ts'
import { postgresPid } from '#server/db/local-postgres/process.ts'
import { openPostgres } from '#server/db/open.ts'
import { waitingSegments } from '#server/running/backup/wal/waiting.ts'
import { community, untilServing } from './local.ts'
import { command, environment, launch, untilCopied } from './machine.ts'

const writesPerSecond = 50
const secondsOfDay = 86_400
const ticksPerSecond = 100
const segmentsOfDay = secondsOfDay / 30
const [replayed, mostAhead] = [200, 20]

/** Fields 14 to 17 of a process: its own time and that of its children that ended, in ticks. */
function ticksOf(pid: string): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
  } catch {
    return 0
  }
}
const childrenOf = (pid: number) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)

const processorSeconds = (server: number, postgres: number) =>
  [String(server), String(postgres), ...childrenOf(postgres)].reduce((sum, pid) => sum + ticksOf(pid), 0) /
  ticksPerSecond

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.parentPath.endsWith('log'))
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

/** How many were written: a write that came late is made up for, as long as the machine can. */
async function writing(dataDir: string, seconds: number): Promise<number> {
  const local = await openLocalPostgres(dataDir, 'command')
  const { db, close } = openPostgres(local.url)
  const began = performance.now()
  let written = 0
  for (; performance.now() - began < seconds * 1000; written++) {
    await pause(Math.max(0, began + (written * 1000) / writesPerSecond - performance.now()))
    await sql`update members set updated_at = now() where number = ${1 + (written % 1_000)}`.execute(db)
  }
  await close()
  await local.close()
  return written
}

/** Ends so many segments one after another, as half a minute each does on a site at rest, and waits until all are archived. */
async function rest(dataDir: string, segments: number): Promise<void> {
  const local = await openLocalPostgres(dataDir, 'command')
  const { db, close } = openPostgres(local.url)
  for (let n = 0; n < segments; n++) {
    await sql`update members set updated_at = now() where number = ${1 + (n % 1_000)}`.execute(db)
    await sql`select pg_switch_wal()`.execute(db)
    // PostgreSQL itself is in no hurry to archive, and would keep them all meanwhile.
    while ((await waitingSegments(dataDir)).length > mostAhead) await pause(100)
  }
  const ended = await sql<{ last: string }>`select pg_walfile_name(pg_switch_wal()) as last`.execute(db)
  for (let last = ''; last < (ended.rows[0]?.last ?? ''); await pause(200)) {
    const { rows } = await sql<{ last: string }>`select last_archived_wal as last from pg_stat_archiver`.execute(db)
    last = rows[0]?.last ?? ''
  }
  while ((await waitingSegments(dataDir)).length > 0) await pause(200)
  await close()
  await local.close()
}

/** What a restore takes for each segment since the last copy: of a day at rest there are 2,880. */
async function weighReplay(home: string, dataDir: string, backups: string): Promise<void> {
  const restored = async (name: string) => {
    const began = performance.now()
    await command(environment(0, join(home, name), backups), 'restore', '--until', 'end')
    return (performance.now() - began) / 1000
  }
  const before = await restored('few')
  await rest(dataDir, replayed)
  const after = await restored('many')
  const perSegment = (after - before) / replayed
  console.log(
    `restored in ${before.toFixed(1)} s, with ${replayed} segments more in ${after.toFixed(1)} s: ${(perSegment * 1000).toFixed(0)} ms a ` +
      `segment, ${((perSegment * segmentsOfDay) / 60).toFixed(1)} min for those of a day`,
  )
}

export async function weighArchive(seconds: number): Promise<void> {
  for (const isArchived of [true, false]) {
    const home = mkdtempSync(join(tmpdir(), 'saptapadi-archive-'))
    const [dataDir, backups] = [join(home, 'data'), join(home, 'backups')]
    await community(dataDir, 1_000)
    const port = await freePort()
    const server = launch(environment(port, dataDir, isArchived ? backups : null))
    await untilServing(port, server)
    if (isArchived) await untilCopied(dataDir)
    const postgres = postgresPid(join(dataDir, 'postgres')) ?? 0
    for (const work of [() => pause(seconds * 1000, 0), () => writing(dataDir, seconds)]) {
      const before = {
        processor: processorSeconds(server.pid ?? 0, postgres),
        bytes: isArchived ? bytesIn(backups) : 0,
      }
      const written = await work()
      const spent = processorSeconds(server.pid ?? 0, postgres) - before.processor
      const bytes = isArchived ? bytesIn(backups) - before.bytes : 0
      console.log(
        `${isArchived ? 'with' : 'without'} an archive at ${Math.round(written / seconds)} writes a second: ${((spent / seconds) * 100).toFixed(1)} % of a core, ` +
          `${Math.round(((bytes / seconds) * secondsOfDay) / 1e6)} MB a day`,
      )
    }
    if (isArchived) await weighReplay(home, dataDir, backups)
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(home, { recursive: true, force: true })
  }
}
