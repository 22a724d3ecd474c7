import { addDays, type Day, dayInIndia } from '#domain/calendar.ts'
import type { Config } from '#server/config.ts'

/** The day on which the sealed record of a member who leaves now is erased. The term is the setting SEALED_DAYS. */
export const erasureDay = (now: Date, { sealedDays }: Pick<Config, 'sealedDays'>): Day =>
  addDays(dayInIndia(now), sealedDays)
