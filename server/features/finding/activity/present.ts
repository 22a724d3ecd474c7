import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import type { PresentContext } from '#server/features/finding/lists/present-context.ts'
import { presentFreeSummary, presentPaidSummary } from '#server/features/finding/lists/present-summary.ts'
import type { SummaryRow } from '#server/features/finding/lists/summary-queries.ts'
import { nameOfOutcome } from '#server/features/relations/contact-outcomes/present.ts'
import type { OwnWord } from '#server/features/relations/contact-outcomes/queries.ts'
import { presentFlags, wireStatus } from '#server/features/relations/pair/present.ts'
import { subjectFrom } from '#server/features/relations/pair/queries.ts'
import type { Interest, Relation } from '#server/features/relations/pair/relation.ts'
import { hoursSince } from '#server/features/relations/pair/rules.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { presentFlag } from '#server/http/wire-values.ts'
import type { countActivity, InterestState } from './queries.ts'

/** A row of a list: when it came about, with which member, and what the two are to each other. */
interface EntryWithSummary {
  at: Date
  summary: SummaryRow
  relation: Relation
}
export interface ActivityPage {
  count: number
  next_offset: number | null
  rows: readonly EntryWithSummary[]
}

/**
 * Presents a page for the class of this viewer, with the member under `key`. `fields` returns what the list adds, or null
 * for a row that has disappeared in the meantime.
 */
export function presentActivityPage<K extends 'user' | 'to_user', M extends object>(
  { rows, ...page }: ActivityPage,
  context: PresentContext,
  key: K,
  fields: (row: EntryWithSummary) => M | null,
) {
  const listOf = <U>(presentMember: (row: SummaryRow, context: PresentContext) => U) =>
    rows.flatMap(row => {
      const own = fields(row)
      return own ? [{ ...own, [key]: presentMember(row.summary, context) } as M & Record<K, U>] : []
    })
  return context.viewer.paid
    ? { as: 'paid' as const, body: { ...page, list: listOf(presentPaidSummary) } }
    : { as: 'free' as const, body: { ...page, list: listOf(presentFreeSummary) } }
}

export const presentEntry = ({ at, summary }: EntryWithSummary) => ({
  to_user_id: summary.id,
  created_at: at.toISOString(),
})

export const presentContactEntry = (row: EntryWithSummary, said: ReadonlyMap<string, OwnWord>) => {
  const { outcome = null, isReturned = false } = said.get(row.summary.id) ?? {}
  return { ...presentEntry(row), outcome: outcome && nameOfOutcome(outcome), is_returned: presentFlag(isReturned) }
}

export const presentReport = (row: EntryWithSummary, { viewer, now }: PresentContext) =>
  row.relation.report === null
    ? null
    : {
        ...presentEntry(row),
        ...presentFlags(row.relation, { viewer, subject: subjectFrom(row.summary), now }),
        message: row.relation.report,
      }

/** Whose list it is. */
interface OwnList {
  viewer: Pick<Viewer, 'role'>
  now: Date
}

const presentInterest = (interest: Interest, { contactViewed }: Relation, { role }: Pick<Viewer, 'role'>) => ({
  uuid: interest.id,
  status: wireStatus[interest.status],
  created_at: interest.sentAt.toISOString(),
  updated_at: interest.statusAt.toISOString(),
  message: interest.rejectionReason,
  hasViewContact: presentFlag(contactViewed),
  done_by: interest.doneBy === role ? null : interest.doneBy,
})

export const presentSent = ({ relation, summary }: EntryWithSummary, { viewer, now }: OwnList) =>
  relation.sent && {
    ...presentInterest(relation.sent, relation, viewer),
    to_user_id: summary.id,
    viewed_on: relation.sent.seenAt?.toISOString() ?? null,
    is_send_reminder: presentFlag(relation.sent.reminded),
    diffInHours: hoursSince(relation.sent.sentAt, now),
  }

export const presentReceived = ({ relation, summary }: EntryWithSummary, { viewer }: OwnList) =>
  relation.received && { ...presentInterest(relation.received, relation, viewer), from_user_id: summary.id }

const sum = (counts: Record<InterestState, number>) => counts.pending + counts.accepted + counts.rejected

export const presentCounts = (counts: Awaited<ReturnType<typeof countActivity>>): AnswerOf<Calls['activityCount']> => ({
  shortlisted_count: counts.shortlisted,
  intrest_sent_count: sum(counts.sent),
  accepted_sent_intrest_count: counts.sent.accepted,
  rejected_sent_intrest_count: counts.sent.rejected,
  pending_sent_intrest_count: counts.sent.pending,
  intrest_recieved_count: sum(counts.received),
  accepted_recieved_intrest_count: counts.received.accepted,
  rejected_recieved_intrest_count: counts.received.rejected,
  pending_recieved_intrest_count: counts.received.pending,
  viewed_contact_count: counts.contacts,
  recently_view_count: counts.viewed,
  block_count: counts.blocked,
  report_count: counts.reported,
})
