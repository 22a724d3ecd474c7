import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { isCopy } from '#server/features/shared/site-copy/queries.ts'
import { keepsWal } from '#server/ports/archive-of.ts'
import { isSegment, readStamp, segmentsBetween } from './names.ts'
import { readState } from './state.ts'
import { waitingSegments } from './waiting.ts'

interface ArchiveCondition {
  /** How long the oldest has waited that should be in the archive; 0 where nothing waits. */
  waitingSeconds: number
  /** The archive's own words for it. */
  why: string | null
  /** When PostgreSQL's folder was last copied, or the archive began. Null where the server copies nothing. */
  copiedAt: Date | null
}

const secondsSince = (at: Date | null | undefined, now: Date) =>
  at ? Math.max(0, (now.getTime() - at.getTime()) / 1000) : 0

/** How the archive is doing. Null where there is none, and on a copy of the site, which archives nothing. */
export async function archiveCondition(
  db: Db,
  config: Pick<Config, 'backup' | 'storage' | 'databaseUrl' | 'dataDir'>,
  now: Date,
): Promise<ArchiveCondition | null> {
  if (config.databaseUrl !== null) return conditionOfTheirs(db, now)
  if (!keepsWal(config) || (await isCopy(db))) return null
  const [oldest] = await waitingSegments(config.dataDir)
  const state = readState(config.dataDir)
  return {
    waitingSeconds: secondsSince(oldest?.endedAt, now),
    why: state?.failure ?? null,
    copiedAt: state && (state.copiedAt ? new Date(state.copiedAt) : readStamp(state.archive.split('-')[0] ?? '')),
  }
}

/** A segment may take its time, and two are always on their way. */
const behindBySegments = 3

/** A PostgreSQL of the operator's own tells how its archiver fares: it fails, or hangs while segments pile up. */
async function conditionOfTheirs(db: Db, now: Date): Promise<ArchiveCondition | null> {
  const { rows } = await sql<{
    mode: string
    archived: string | null
    archivedAt: Date | null
    failed: string | null
    failedAt: Date | null
    current: string
    perLog: number
  }>`select current_setting('archive_mode') as mode, last_archived_wal as archived, last_archived_time as "archivedAt",
      last_failed_wal as failed, last_failed_time as "failedAt", pg_walfile_name(pg_current_wal_lsn()) as current,
      (4294967296 / pg_size_bytes(current_setting('wal_segment_size')))::int as "perLog"
    from pg_stat_archiver`.execute(db)
  const [archiver] = rows
  if (!archiver || archiver.mode === 'off') return null
  const { archived, archivedAt, failed, failedAt, current, perLog } = archiver
  const isFailing = failedAt !== null && (archivedAt === null || failedAt > archivedAt)
  const isBehind =
    archived !== null &&
    isSegment(archived.slice(0, 24)) &&
    segmentsBetween(archived, current, perLog) > behindBySegments
  const waitingSeconds = isFailing || isBehind ? secondsSince(archivedAt ?? failedAt, now) : 0
  return { waitingSeconds, why: isFailing ? `archive_command fails at ${failed}` : null, copiedAt: null }
}

/** Room on the disk of the backups. Null without such a folder, or before it was made. */
export async function freeForBackups({ backup }: Pick<Config, 'backup'>): Promise<number | null> {
  const space = backup.dir === null ? null : await statfs(backup.dir).catch(() => null)
  return space && space.bavail * space.bsize
}
