import type { Limit } from '#server/http/limits.ts'
import { consentSentences } from './words.ts'

/** Rows are never deleted, so nobody may write them without end. */
export const consentChangesADay: Limit = { hits: 30, seconds: 24 * 3600, sentence: consentSentences.tooOften }
