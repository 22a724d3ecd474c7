import type { Limit } from '#server/http/limits.ts'
import { paymentSentences } from './words.ts'

export const paymentTicketsAnHour: Limit = { hits: 30, seconds: 3600, sentence: paymentSentences.manyTickets }
