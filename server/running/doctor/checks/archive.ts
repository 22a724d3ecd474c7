import { dayInIndia } from '#domain/calendar.ts'
import { archiveOf } from '#server/ports/archive-of.ts'
import { isOutdated, longestWithoutBackup } from '#server/running/backup/rules.ts'
import { archiveCondition, freeForBackups } from '#server/running/backup/wal/condition.ts'
import { copiesOf } from '#server/running/backup/wal/forget.ts'
import { standsStillAfter } from '#server/running/backup/wal/rules.ts'
import type { Check, Finding } from '../finding.ts'

/** As for the disk of the data: told while there is time to do something. */
const soonFull = 2 ** 30

/** Whether what families do reaches the archive within a minute, and will tomorrow. */
export const archive: Check = {
  name: 'archive',
  scope: 'service',
  isFrequent: true,
  async run({ db, clock, config }) {
    const now = clock.now()
    const findings: Finding[] = []
    const free = await freeForBackups(config)
    if (free !== null && free < soonFull && !config.demo)
      findings.push({ id: 'archive_full', detail: String(Math.round(free / 2 ** 20)) })
    const condition = db && (await archiveCondition(db, config, now).catch(() => null))
    if (!condition) return findings
    const { waitingSeconds, why, copiedAt } = condition
    if (waitingSeconds * 1000 > standsStillAfter)
      findings.push({ id: 'archive_still', detail: why ?? `${Math.round(waitingSeconds / 60)} min` })
    else if (copiedAt && now.getTime() - copiedAt.getTime() > longestWithoutBackup)
      findings.push({ id: 'archive_still', detail: dayInIndia(copiedAt) })
    const place = archiveOf(config)
    const [copied] = place ? await copiesOf(place).catch(() => []) : []
    if (copied && isOutdated(dayInIndia(copied), now, config.backup.keepDays))
      findings.push({ id: 'archive_outlived', detail: dayInIndia(copied) })
    return findings
  },
}
