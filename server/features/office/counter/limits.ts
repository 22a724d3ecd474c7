import { counterRegistrationsADay } from '#domain/office/counter.ts'
import type { Limit } from '#server/http/limits.ts'
import { counterSentences } from './words.ts'

/** The counter skips the hourly limit of an address, so each member of staff has a daily one. */
export const registrationsADay: Limit = {
  hits: counterRegistrationsADay,
  seconds: 24 * 60 * 60,
  sentence: counterSentences.enoughToday,
}
