import type { beginLeaving } from '#contract/access/caller-requests.office.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { CallerRequestRow, readLastRequest } from './queries.ts'
import { contactOfRequest, endOf } from './rules.ts'
import { callerMessages } from './words.ts'

export const presentRequest = (row: CallerRequestRow): AnswerOf<typeof beginLeaving>['request'] => ({
  kind: row.kind,
  way: row.way === 'codes' ? 'CODES' : 'ANSWERS',
  to: row.kind === 'leave' ? '' : endOf(contactOfRequest(row)),
  asked_at: row.asked_at.toISOString(),
  prove_until: row.prove_until.toISOString(),
  is_new_proven: row.new_code_at !== null,
  takes_effect_at: row.takes_effect_at?.toISOString() ?? null,
})

/** How the last request of a family ended, or null. */
export function presentEnd(row: Awaited<ReturnType<typeof readLastRequest>>) {
  if (!row) return null
  if (row.done_at) return { kind: row.kind, end: 'DONE' as const, at: row.done_at.toISOString() }
  if (row.objected_at) return { kind: row.kind, end: 'OBJECTED' as const, at: row.objected_at.toISOString() }
  if (row.cancelled_at) return { kind: row.kind, end: 'CANCELLED' as const, at: row.cancelled_at.toISOString() }
  return null
}

export function presentBegun({ row, sentTo }: { row: CallerRequestRow; sentTo: Channel[] }, language: Language) {
  const words = callerMessages(language)
  return {
    message: row.way === 'codes' ? words.codesSent : words.answersAsked,
    request: presentRequest(row),
    sent_to: sentTo,
  }
}
