import { sql } from 'kysely'
import type { activityKinds } from '#contract/office/office-members.ts'
import type { Db } from '#server/db/open.ts'
import type { DeliveredKind } from '#server/features/telling/deliveries/present.ts'

interface ActivityCount {
  kind: (typeof activityKinds)[number]
  count: number
  last_at: Date | null
}

/** Counts alone: with whom, the office reads where it has to decide about it. */
export async function readActivityCounts(db: Db, memberId: string): Promise<ActivityCount[]> {
  const { rows } = await sql<ActivityCount>`
    select 'INTERESTS_SENT' as kind, count(*)::int as count, max(sent_at) as last_at
      from interests where sender_id = ${memberId}
    union all select 'INTERESTS_RECEIVED', count(*)::int, max(sent_at) from interests where receiver_id = ${memberId}
    union all select 'INTERESTS_ACCEPTED', count(*)::int, max(status_at) from interests
      where status = 'accepted' and (sender_id = ${memberId} or receiver_id = ${memberId})
    union all select 'CONTACTS_OPENED', count(*)::int, max(at) from contact_views where viewer_id = ${memberId}
    union all select 'CONTACT_OPENED_BY', count(*)::int, max(at) from contact_views where viewed_id = ${memberId}
    union all select 'BLOCKED', count(*)::int, max(at) from blocks where blocker_id = ${memberId}
    union all select 'SUGGESTED', count(*)::int, max(at) from suggestions where member_id = ${memberId}`.execute(db)
  return rows
}

/** A notice that was swept meanwhile has lost what it was about, and is left out. */
export const readMessages = async (db: Db, memberId: string, most: number) => {
  const { rows } = await sql<{
    about: DeliveredKind
    channel: 'EMAIL' | 'SMS' | 'WHATSAPP' | 'CALL'
    status: 'waiting' | 'sent' | 'refused' | 'reached'
    created_at: Date
  }>`select coalesce(notifications.type, deliveries.kind) as about, deliveries.channel, deliveries.status,
      deliveries.created_at
    from deliveries left join notifications on notifications.id = deliveries.event_id
    where deliveries.member_id = ${memberId} and (deliveries.kind <> 'notice' or notifications.id is not null)
    order by deliveries.created_at desc, deliveries.id desc limit ${most}`.execute(db)
  return rows
}
