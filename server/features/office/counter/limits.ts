import { counterRegistrationsADay } from '#domain/office/office.ts'
import type { Limit } from '#server/http/limits.ts'
import { counterSentences } from './words.ts'

/** The hourly limit of an address is not asked at the counter, so each of staff has one of their own. */
export const registrationsADay: Limit = {
  hits: counterRegistrationsADay,
  seconds: 24 * 60 * 60,
  sentence: counterSentences.enoughToday,
}
