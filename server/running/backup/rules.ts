import { addDays, type Day, dayInIndia } from '#domain/calendar.ts'
import { dayMs, hourMs } from '#domain/durations.ts'

const indiaIsAhead = 5.5 * hourMs

/** Backups are made from two in the morning on, when the fewest families are here. */
export const isNight = (now: Date): boolean => new Date(now.getTime() + indiaIsAhead).getUTCHours() >= 2

/** A backup that has not ended after this time died with its node. */
export const givenUpAfter = 2 * hourMs

const trialEvery = 6.5 * dayMs
const trialAgainAfter = 20 * hourMs

/** After two nights without a new backup somebody has to look. A night that failed is told at once. */
export const longestWithoutBackup = 2 * dayMs

/** After a week and two failed trials somebody has to look. */
export const longestUnproven = 9 * dayMs

/** A trial is due once a week, and after one that failed the next day. */
export function isTrialDue(now: Date, { provenAt, triedAt }: { provenAt: Date | null; triedAt: Date | null }): boolean {
  const since = (at: Date | null) => (at === null ? Number.POSITIVE_INFINITY : now.getTime() - at.getTime())
  return since(provenAt) > trialEvery && since(triedAt) > trialAgainAfter
}

export const backupFile = (day: Day): string => `saptapadi-${day}.backup`

const dayOfFile = (name: string): Day | null => /^saptapadi-(\d{4}-\d{2}-\d{2})\.backup$/.exec(name)?.[1] ?? null

/** The day of the newest backup in the folder. */
export const newestDay = (names: readonly string[]): Day | null =>
  names
    .flatMap(name => dayOfFile(name) ?? [])
    .toSorted()
    .at(-1) ?? null

/** Whether a backup of that day is older than `BACKUP_KEEP_DAYS`. */
export const isOutdated = (day: Day, now: Date, keepDays: number): boolean => day < addDays(dayInIndia(now), -keepDays)

/**
 * The files of the folder to remove: unfinished backups of other days, and those that are too old. The newest stays, because
 * there is nothing else to restore. Other files are not ours.
 */
export function outdatedOf(names: readonly string[], now: Date, keepDays: number): string[] {
  const newest = newestDay(names)
  return names.filter(name => {
    const day = dayOfFile(name.replace(/\.part$/, ''))
    if (day === null) return false
    return name.endsWith('.part') ? day < dayInIndia(now) : day !== newest && isOutdated(day, now, keepDays)
  })
}
