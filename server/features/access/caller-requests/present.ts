import type { callerRequest } from '#contract/access/caller-requests.office.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { StaffMember } from '#server/http/staff.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { CallerRequestRow, readJoined, readLastRequest } from './queries.ts'
import { contactOfRequest, endOf, mayDecide, stateOf } from './rules.ts'
import { callerMessages } from './words.ts'

type OpenRequest = NonNullable<AnswerOf<typeof callerRequest>['open']>

interface Viewing {
  joined: Awaited<ReturnType<typeof readJoined>>
  staff: StaffMember
  isAlone: boolean
  isSettled: boolean
  isByTwo: boolean
  yesNotedBy: string | null
}

export function presentRequest(row: CallerRequestRow, { joined, ...deciding }: Viewing): OpenRequest {
  const contact = contactOfRequest(row)
  return {
    kind: row.kind,
    way: row.way.toUpperCase() as OpenRequest['way'],
    state: stateOf(row),
    to: contact && endOf(contact),
    records: joined.map(({ id, registration_no }) => ({ uuid: id, registration_no })),
    asked_at: row.asked_at.toISOString(),
    prove_until: row.prove_until.toISOString(),
    is_new_proven: row.new_code_at !== null,
    takes_effect_at: row.takes_effect_at?.toISOString() ?? null,
    may_decide: mayDecide(row, deciding),
  }
}

/** How the last request of a family ended, or null. */
export function presentEnd(row: Awaited<ReturnType<typeof readLastRequest>>) {
  if (!row) return null
  if (row.done_at) return { kind: row.kind, end: 'DONE' as const, at: row.done_at.toISOString() }
  if (!row.cancelled_at) return null
  if (row.objected_at) return { kind: row.kind, end: 'OBJECTED' as const, at: row.objected_at.toISOString() }
  return { kind: row.kind, end: 'CANCELLED' as const, at: row.cancelled_at.toISOString() }
}

export function presentBegun({ way, sentTo }: { way: CallerRequestRow['way']; sentTo: Channel[] }, language: Language) {
  const words = callerMessages(language)
  return { message: way === 'codes' ? words.codesSent : words.visitBegun, sent_to: sentTo }
}
