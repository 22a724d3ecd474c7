import type { Limit } from '#server/http/limits.ts'
import { paymentSentences } from './words.ts'

export const paymentTicketsAnHour: Limit = { hits: 30, seconds: 3600, sentence: paymentSentences.manyTickets }
/** The page asks often while it waits for a payment. The gateway is asked no more often than this. */
export const gatewayLooks: Limit = { hits: 1, seconds: 2 }
