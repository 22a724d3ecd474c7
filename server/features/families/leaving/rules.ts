import { type Day, dayInIndia } from '#domain/calendar.ts'
import { dayMs } from '#domain/durations.ts'
import type { Config } from '#server/config.ts'

/** The advisory of 2016 asks for the address from which a profile was made until a year after it began. */
const daysOfAddress = 365

/** The day on which the sealed record of a member who leaves now is erased. The term is the setting SEALED_DAYS. */
export const erasureDay = (now: Date, { sealedDays }: Pick<Config, 'sealedDays'>, begunAt: Date): Day =>
  dayInIndia(new Date(Math.max(now.getTime() + sealedDays * dayMs, begunAt.getTime() + daysOfAddress * dayMs)))
