import type { Limit } from '#server/http/limits.ts'
import { consentSentences } from './words.ts'

/** Consents are never deleted, so the number of rows that one member writes is limited. */
export const consentChangesADay: Limit = { hits: 30, seconds: 24 * 3600, sentence: consentSentences.tooOften }
