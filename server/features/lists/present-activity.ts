import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import type { countActivity } from './activity-queries.ts'

type Activity = Awaited<ReturnType<typeof countActivity>>

export const presentActivity = ({ sent, received, ...counts }: Activity): AnswerOf<Calls['activityCount']> => ({
  shortlisted_count: counts.shortlisted ?? 0,
  intrest_sent_count: sent.all,
  accepted_sent_intrest_count: sent.accepted,
  rejected_sent_intrest_count: sent.rejected,
  pending_sent_intrest_count: sent.pending,
  intrest_recieved_count: received.all,
  accepted_recieved_intrest_count: received.accepted,
  rejected_recieved_intrest_count: received.rejected,
  pending_recieved_intrest_count: received.pending,
  viewed_contact_count: counts.contacts ?? 0,
  recently_view_count: counts.viewed ?? 0,
  block_count: counts.blocked ?? 0,
  report_count: counts.reported ?? 0,
})
