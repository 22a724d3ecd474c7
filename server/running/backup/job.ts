import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dayInIndia } from '#domain/calendar.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { startPeriodicJob } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import { archiveOf, keepsWal } from '#server/ports/archive-of.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { noteWhoLeft } from './left-list.ts'
import { type BackupPrograms, backupPrograms } from './programs.ts'
import {
  claimBackup,
  claimTrial,
  noteBackup,
  noteFailedProof,
  noteFailure,
  noteProof,
  readTrials,
  restartBackup,
  takeAsked,
} from './queries.ts'
import { backupFile, isNight, isTrialDue, newestDay, outdatedOf } from './rules.ts'
import { copiesOf } from './wal/forget.ts'
import { trialMoment } from './wal/rules.ts'
import { readState } from './wal/state.ts'

/** Somebody may wait for what they asked for. */
const everyMs = 60_000

interface Dependencies {
  db: Db
  clock: Clock
  config: Config
  secrets: Secrets
  onError: (error: unknown) => void
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

type NightlyPrograms = Pick<BackupPrograms, 'backup' | 'prove' | 'proveArchive'>

interface Nightly {
  dir: string
  keepDays: number
  /** The moment to which the trial replays the archive. Null where there is none, or it has just begun. */
  replaysUntil?: (now: Date) => string | null
}

/** Makes the nightly backup, deletes outdated ones, and restores one a week on trial: each also when an ADMIN asks for it. */
export async function backUp(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  programs: NightlyPrograms,
  { dir, keepDays, replaysUntil = () => null }: Nightly,
): Promise<void> {
  const now = clock.now()
  const day = dayInIndia(now)
  await forgetOld(dir, now, keepDays)
  const isAsked = await takeAsked(db, 'backup')
  if (isAsked) await restartBackup(db, day, now)
  if (isAsked || (isNight(now) && (await claimBackup(db, day, now))))
    try {
      await mkdir(dir, { recursive: true, mode: 0o700 })
      await noteBackup(db, day, await programs.backup(join(dir, backupFile(day))), clock.now())
    } catch (error) {
      await noteFailure(db, day, messageOf(error))
      throw error
    }
  await tryNewest(db, clock, programs, { dir, replaysUntil })
}

/** Before another is made, which a full disk may refuse. */
async function forgetOld(dir: string, now: Date, keepDays: number): Promise<void> {
  const names = await readdir(dir).catch(() => [])
  for (const name of outdatedOf(names, now, keepDays)) await rm(join(dir, name), { force: true })
}

async function tryNewest(
  db: Db,
  clock: Clock,
  programs: NightlyPrograms,
  { dir, replaysUntil }: Pick<Required<Nightly>, 'dir' | 'replaysUntil'>,
): Promise<void> {
  const trials = await readTrials(db)
  if (!(await takeAsked(db, 'proof')) && !isTrialDue(clock.now(), trials)) return
  const trial = await claimTrial(db, clock.now(), trials.triedAt)
  if (!trial) return
  try {
    await programs.prove(join(dir, trial.file))
    const until = replaysUntil(clock.now())
    if (until !== null) await programs.proveArchive(until)
    await noteProof(db, trial.day, clock.now())
  } catch (error) {
    await noteFailedProof(db, trial.day, messageOf(error))
    throw error
  }
}

/** One node of several makes the backup. Stopping ends a backup under way, and the next night makes another. */
export function startBackups(dependencies: Dependencies): { stop(): Promise<void> } {
  const { config } = dependencies
  const { dir, keepDays } = config.backup
  if (dir === null) return { stop: async () => {} }
  const programs = backupPrograms()
  const replaysUntil = (now: Date) => (keepsWal(config) ? trialMoment(readState(config.dataDir), now) : null)
  const work = () => backUp(dependencies, programs, { dir, keepDays, replaysUntil })
  const job = startPeriodicJob(dependencies, { name: 'backup', everyMs, work })
  return {
    async stop() {
      programs.stop()
      await job.stop()
    },
  }
}

/** Keeps the list of who left beside the backups, where a restore finds it. */
export function startLeftList(dependencies: Dependencies): { stop(): Promise<void> } {
  const { db, secrets, config } = dependencies
  const archive = archiveOf(config)
  if (!archive) return { stop: async () => {} }
  const work = async (now: Date) => {
    const [copied] = await copiesOf(archive)
    const day = newestDay(config.backup.dir === null ? [] : await readdir(config.backup.dir).catch(() => []))
    const last = [copied, day && new Date(day)].filter(one => one instanceof Date)
    await noteWhoLeft(db, archive, secrets, now, last)
  }
  return startPeriodicJob(dependencies, { name: 'left list', everyMs, work })
}
