import { constants } from 'node:fs'
import { access, readdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { dayInIndia } from '#domain/calendar.ts'
import { dayMs } from '#domain/durations.ts'
import { readNewestBackups } from '#server/running/backup/queries.ts'
import { isOutdated, longestUnproven, longestWithoutBackup, newestDay } from '#server/running/backup/rules.ts'
import { type Check, type Finding, reasonOf } from '../finding.ts'

/** Why no file can be made in the folder, or null. The first backup makes the folder itself. */
async function whyClosed(dir: string): Promise<string | null> {
  const refusal = (folder: string) =>
    access(folder, constants.W_OK).then(
      () => null,
      (error: unknown) => reasonOf(error),
    )
  const why = await refusal(dir)
  return why === 'ENOENT' ? refusal(dirname(dir)) : why
}

/** A folder that is not there yet is made on the disk of the one above it. */
async function isOnDiskOf(dir: string, dataDir: string): Promise<boolean> {
  const diskOf = (path: string) => stat(path).then(({ dev }) => dev)
  const disks = await Promise.all([diskOf(dir).catch(() => diskOf(dirname(dir))), diskOf(dataDir)]).catch(() => null)
  return disks !== null && disks[0] === disks[1]
}

/** Whether there is a backup of last night, and one of the last weeks proved itself by being restored on trial. */
export const backup: Check = {
  name: 'backup',
  scope: 'service',
  isFrequent: true,
  async run({ db, clock, config }) {
    const { dir, keepDays } = config.backup
    if (!dir) return config.demo ? [] : [{ id: 'backup_unset' }]
    const closed = await whyClosed(dir)
    if (closed) return [{ id: 'backup_failed', detail: `${dir}: ${closed}` }]
    const findings: Finding[] = []
    if (!config.demo && (await isOnDiskOf(dir, config.dataDir))) findings.push({ id: 'backup_same_disk', detail: dir })
    const day = newestDay(await readdir(dir).catch(() => []))
    if (day && isOutdated(day, clock.now(), keepDays)) findings.push({ id: 'backup_outlived', detail: day })
    const newest = db && (await readNewestBackups(db).catch(() => null))
    if (!newest) return findings
    const since = (at: Date | null) => (at ? clock.now().getTime() - at.getTime() : 0)
    const madeAt = newest.madeAt ?? newest.firstAt
    if (newest.failure) findings.push({ id: 'backup_failed', detail: newest.failure })
    else if (madeAt && since(madeAt) > longestWithoutBackup)
      findings.push({ id: 'backup_failed', detail: dayInIndia(madeAt) })
    // Before the first trial is due, there is nothing to prove.
    const unprovenFor = since(newest.provenAt ?? newest.firstAt)
    if (unprovenFor > longestUnproven)
      findings.push({ id: 'backup_unproven', detail: String(Math.floor(unprovenFor / dayMs)) })
    return findings
  },
}
