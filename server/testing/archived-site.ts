import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Config, readConfig } from '#server/config.ts'
import { openLocalPostgres } from '#server/db/local-postgres/open.ts'
import { migrate } from '#server/db/migrate.ts'
import { type OpenDatabase, openPostgres } from '#server/db/open.ts'
import { rowCount } from '#server/db/outcome.ts'
import { makeDemo } from '#server/demo/make-demo.ts'
import { departIn, sealFilesOf } from '#server/features/families/leaving/leave.ts'
import { archiveOf, keepsFiles } from '#server/ports/archive-of.ts'
import { systemClock } from '#server/ports/clock.ts'
import type { Files } from '#server/ports/files.ts'
import { filesOf } from '#server/ports/files-of.ts'
import { openSecrets, readOrMakeSecret } from '#server/ports/secrets.ts'
import { noteWhoLeft } from '#server/running/backup/left-list.ts'
import { sealKeysOf } from '#server/running/backup/secret-here.ts'
import { type ArchiveWorld, archiveOnce } from '#server/running/backup/wal/job.ts'
import { makeBase } from '#server/running/backup/wal/make-base.ts'
import type { Moment } from '#server/running/backup/wal/moment.ts'
import { restoreUntil } from '#server/running/backup/wal/restore-until.ts'
import { readState } from '#server/running/backup/wal/state.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { scratchFolder } from './scratch.ts'

type Settings = NodeJS.ProcessEnv

/** A folder in which a site lives with its archive, and in which others are restored beside it. */
export function archivedSites() {
  const folder = mkdtempSync(join(scratchFolder(), 'saptapadi-wal-'))
  const backups = join(folder, 'backups')
  const configOf = (name: string, more: Settings = {}): Config =>
    readConfig({
      DATA_DIR: join(folder, name),
      BACKUP_DIR: backups,
      BACKUP_PASSPHRASE: 'the lotus has seven petals',
      ...more,
    })
  return {
    backups,
    configOf,
    pathOf: (...names: string[]) => join(folder, ...names),
    /** What a refused restore leaves of its folder. */
    leftIn: (name: string) => (existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : []),
    restore: (name: string, until: Moment, more: Settings = {}, archiveId: string | null = null) =>
      restoreUntil(configOf(name, more), { until, archiveId }),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

export type ArchivedSite = Awaited<ReturnType<typeof openArchivedSite>>

/** A site that archives, with its own PostgreSQL. Whoever opens it says when a segment ends and when the archive is looked after. */
export async function openArchivedSite(config: Config) {
  const local = await openLocalPostgres(config.dataDir, 'server', { keepsWal: true })
  const database: OpenDatabase = openPostgres(local.url)
  const { db } = database
  await migrate(db)
  const files = filesOf(config)
  const archive = archiveOf(config) as Files
  const appSecret = readOrMakeSecret(config.dataDir)
  const secrets = await openSecrets(appSecret, db, systemClock)
  const kept = keepsFiles(config) ? files : null
  const world: ArchiveWorld = {
    db,
    clock: systemClock,
    shipping: { dataDir: config.dataDir, archive, files: kept, keys: sealKeysOf(config) },
    keepDays: 14,
  }
  const stateOf = () => {
    const state = readState(config.dataDir)
    if (!state) throw new Error('this site archives nothing')
    return state
  }
  return {
    config,
    db,
    files,
    archive,
    world,
    archiveId: () => stateOf().archive,
    brokenAt: () => stateOf().brokenAt,
    archives: () => archiveOnce(world),

    /** Ends the segment, as PostgreSQL does after thirty seconds, and waits until it was laid aside. */
    async endSegment(): Promise<void> {
      // A segment to which nothing was written would not end.
      await sql`select pg_logical_emit_message(false, 'test', 'ends')`.execute(db)
      const { rows } = await sql<{ ended: string }>`select pg_walfile_name(pg_switch_wal()) as ended`.execute(db)
      for (let last = ''; last < (rows[0]?.ended ?? ''); ) {
        const archiver = await sql<{
          last: string | null
        }>`select last_archived_wal as last from pg_stat_archiver`.execute(db)
        last = archiver.rows[0]?.last ?? ''
      }
    },

    async copyFolder() {
      await archiveOnce(world)
      const { keys } = world.shipping
      const source = { databaseUrl: local.url, dataDir: config.dataDir, archive, files: kept, clock: systemClock }
      return makeBase({ ...source, appSecret, keys, keepDays: 14 }, stateOf())
    },

    /** A commit that a test can find again, and a moment after it that is before any later commit. */
    async writes(word: string): Promise<Date> {
      await sql`insert into jobs (name, next_at) values (${word}, now())`.execute(db)
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
      // A date has milliseconds, and another commit can follow within one.
      await pause(2)
      return new Date((rows[0]?.now.getTime() ?? 0) + 1)
    },

    /** A member leaves, and the list beside the backups then says so. */
    async leaves(id: string, now: Date): Promise<void> {
      const sealed = await sealFilesOf({ db, files, secrets }, id, now)
      await db.transaction().execute(trx => departIn(trx, { secrets, config }, { memberId: id, files: sealed, now }))
    },
    noteWhoLeft: () => noteWhoLeft(db, archive, secrets, systemClock.now()),

    async close(): Promise<void> {
      await database.close()
      await local.close()
    },
  }
}

export const settleFamilies = (site: ArchivedSite, members: number) =>
  makeDemo(site.db, cheapPasswords(), { members, now: systemClock.now() })

/** Opens a restored site for a look: the words that were written, whether it is silent, and what became of members. */
export async function readSite(dataDir: string, ...memberIds: string[]) {
  const restored = await openLocalPostgres(dataDir, 'command')
  const { db, close } = openPostgres(restored.url)
  const words = await db.selectFrom('jobs').select('name').where('name', 'like', 'word %').orderBy('name').execute()
  const copies = await rowCount(db.selectFrom('site_copy'))
  const states: string[] = []
  for (const id of memberIds) {
    const row = await db
      .selectFrom('members')
      .leftJoin('departures', 'departures.member_id', 'members.id')
      .select(['status', 'first_name', 'departures.sealed'])
      .where('members.id', '=', id)
      .executeTakeFirst()
    states.push(!row || (row.status === 'deleted' && !row.sealed) ? 'erased' : row.status)
  }
  await close()
  await restored.close()
  return { words: words.map(({ name }) => name), isSilent: copies === 1, states }
}
