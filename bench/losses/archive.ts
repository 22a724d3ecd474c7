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
import { community, untilServing } from './local.ts'
import { environment, launch, untilCopied } from './machine.ts'

const writesPerSecond = 50
const secondsOfDay = 86_400
const ticksPerSecond = 100

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

async function writing(dataDir: string, seconds: number): Promise<void> {
  const local = await openLocalPostgres(dataDir, 'command')
  const { db, close } = openPostgres(local.url)
  const until = performance.now() + seconds * 1000
  for (let n = 0; performance.now() < until; n++) {
    const at = performance.now()
    await sql`update members set updated_at = now() where number = ${1 + (n % 1_000)}`.execute(db)
    await pause(Math.max(0, 1000 / writesPerSecond - (performance.now() - at)))
  }
  await close()
  await local.close()
}

export async function weighArchive(seconds: number): Promise<void> {
  for (const isArchived of [true, false]) {
    const home = mkdtempSync(join(tmpdir(), 'saptapadi-archive-'))
    const [dataDir, backups] = [join(home, 'data'), join(home, 'backups')]
    await community(dataDir, 1_000)
    const port = await freePort()
    const server = launch(environment(port, dataDir, isArchived ? backups : null))
    await untilServing(port)
    if (isArchived) await untilCopied(dataDir)
    const postgres = postgresPid(join(dataDir, 'postgres')) ?? 0
    for (const [name, work] of [
      ['at rest', () => pause(seconds * 1000)],
      [`at ${writesPerSecond} writes a second`, () => writing(dataDir, seconds)],
    ] as const) {
      const before = {
        processor: processorSeconds(server.pid ?? 0, postgres),
        bytes: isArchived ? bytesIn(backups) : 0,
      }
      await work()
      const spent = processorSeconds(server.pid ?? 0, postgres) - before.processor
      const bytes = isArchived ? bytesIn(backups) - before.bytes : 0
      console.log(
        `${isArchived ? 'with' : 'without'} an archive ${name}: ${((spent / seconds) * 100).toFixed(1)} % of a core, ` +
          `${Math.round(((bytes / seconds) * secondsOfDay) / 1e6)} MB a day`,
      )
    }
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(home, { recursive: true, force: true })
  }
}
