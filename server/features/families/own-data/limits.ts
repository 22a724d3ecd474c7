import type { Limit } from '#server/http/limits.ts'
import { ownDataSentences } from './words.ts'

export const dataTicketsADay: Limit = { hits: 10, seconds: 86_400, sentence: ownDataSentences.often }
