import type { ColumnType, Generated } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import type { DeliveryChannel, MessageChannel } from '#domain/telling/channels.ts'
import type { DeliveryKind, NotificationType } from '#domain/telling/told.ts'

/** What members do towards each other, and what they are told of it. */
export interface ActivityTables {
  rows_read: { member_id: string; day: Day; numbers: number[] }
  visits: { visitor_id: string; visited_id: string; first_at: Date; last_at: Date; last_day: Day }
  blocks: { blocker_id: string; blocked_id: string; at: Date }
  shortlists: { id: string; member_id: string; shortlisted_id: string; at: Date }
  interests: {
    id: string
    sender_id: string
    receiver_id: string
    status: Generated<'pending' | 'accepted' | 'rejected' | 'cancelled'>
    rejection_reason: string | null
    cancelled_by: 'sender' | 'block' | null
    seen_at: Date | null
    reminded_at: Date | null
    sent_at: Date
    /** When the status was reached. */
    status_at: Date
  }
  biodata_copies: {
    ticket_id: string
    owner_id: string
    taker_id: string
    taken_at: Date
    kind: Generated<'biodata' | 'sheet'>
  }
  contact_views: { viewer_id: string; viewed_id: string; membership_id: string; at: Date }
  reports: { id: string; reporter_id: string; reported_id: string; message: string; at: Date }
  searches: {
    member_id: string
    /** JSON text, both when written and when read. */
    criteria: ColumnType<unknown, string, string>
    order_by: 'joined' | 'kundali' | 'recent'
    direction: 'asc' | 'desc'
    count: number
    /** Four bytes for each member of the result. Null once an unused result was dropped. */
    numbers: Buffer | null
    at: Date
    used_on: Day
  }
  /** When each member could first be found in lists. */
  first_listings: { member_id: string; listed_at: Date }
  saved_searches: {
    id: string
    member_id: string
    slot: number
    name: string
    /** JSON text, both when written and when read. */
    criteria: ColumnType<unknown, string, string>
    tell: 'never' | 'at_once' | 'daily' | 'weekly'
    told_up_to: Date
    next_tell_at: Date | null
    created_at: Date
  }
  weekly_sheet_runs: { week: Day; told_up_to: string | null; told: Generated<number>; finished_at: Date | null }
  weekly_sheets: { week: Day; member_id: string }
  suggestions: {
    id: string
    member_id: string
    suggested_id: string
    at: Date
    /** What the counsellor says of it to the family. */
    note: Generated<string>
    picked_by: string | null
  }
  notifications: {
    id: string
    member_id: string
    type: NotificationType
    from_id: string | null
    /** The interest, contact, suggestion, story or membership that it tells of. */
    source_id: string
    created_at: Date
    read_at: Date | null
    mailed_at: Date | null
  }
  notification_choices: {
    member_id: string
    language: Generated<'en' | 'mr'>
    weekly_sheet: Generated<boolean>
    push_names: Generated<boolean>
  }
  channel_choices: {
    member_id: string
    channel: MessageChannel
    wants: 'everything' | 'important' | 'nothing'
  }
  unreachable_contacts: {
    member_id: string
    channel: MessageChannel
    since: Date
    reason: string
  }
  /** Members whom we asked whether they are still looking. */
  still_looking: { member_id: string; asked_on: Day }
  still_looking_tokens: { token_hash: Buffer; member_id: string; answer: 'yes' | 'pause' | 'found'; expires_on: Day }
  deliveries: {
    id: string
    /** The notification, decision or refusal that the delivery is about. */
    event_id: string
    kind: DeliveryKind
    member_id: string | null
    channel: DeliveryChannel
    status: Generated<'waiting' | 'sent' | 'refused' | 'reached'>
    message_id: string | null
    message_at: Date | null
    reason: string | null
    created_at: Date
    changed_at: Date
  }
}
