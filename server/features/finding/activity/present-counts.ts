import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import type { countActivity, InterestState } from './queries.ts'

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
