import { sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'
import type { MessageChannel } from '#domain/telling/channels.ts'
import type { QuietHours } from '#domain/telling/quiet-hours.ts'
import type { NotificationType } from '#domain/telling/told.ts'
import type { Db } from '#server/db/open.ts'
import {
  isKnownType,
  isVisibleToOwner,
  type NotificationRow,
  notificationColumns,
} from '#server/features/telling/notifications/queries.ts'
import { hourInIndia, isQuietAt } from '#server/features/telling/outbox/rules.ts'
import { isKnownKind } from './queries.ts'
import { noticeDelayMs } from './rules.ts'

/** The members with notifications that were not yet given to channels. */
export async function membersToPlanFor(db: Db, now: Date, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`select distinct member_id from notifications
    where ${isKnownType} and mailed_at is null and created_at <= ${new Date(now.getTime() - noticeDelayMs)} limit ${atMost}`.execute(
    db,
  )
  return rows.map(row => row.member_id)
}

interface Unplanned {
  id: string
  type: NotificationType
  created_at: Date
  is_read: boolean
  /** Who put something to the family, where the notification tells of that. */
  asked_by: string | null
  /** The one person whom it concerns; null where it concerns the family. */
  only_to: string | null
  is_for_owner: boolean
  is_visible: boolean
}

const askedBy = sql`(select asks.person_id from family_asks asks
  where notifications.type = 'family_asked' and asks.id = notifications.source_id)`
/** What a candidate is asked rings the candidate alone. */
export const onlyTo = sql`(select coalesce(
    (select person_id from family_logins where family_logins.member_id = owned.id and role = 'CANDIDATE'), owned.person_id)
  from members owned where notifications.type = 'candidate_asked' and owned.id = notifications.member_id)`
const owner = sql`(select person_id from members where members.id = member_id)`

/**
 * Takes a member's notifications that were not yet given to channels, so that this transaction does so. Those that are hidden
 * are told to nobody.
 */
export async function takeUnplanned(trx: Db, memberId: string, now: Date): Promise<Unplanned[]> {
  const { rows } = await sql<Unplanned>`update notifications
    set mailed_at = ${now} where member_id = ${memberId} and mailed_at is null and ${isKnownType}
    returning id, type, created_at, read_at is not null as is_read, ${askedBy} as asked_by, ${onlyTo} as only_to,
      coalesce(${askedBy} <> ${owner}, true) and coalesce(${onlyTo} = ${owner}, true) as is_for_owner,
      ${isVisibleToOwner(dayInIndia(now))} as is_visible`.execute(trx)
  return rows.filter(({ is_visible }) => is_visible)
}

interface DueNoticeQuery {
  now: Date
  siteHours: QuietHours | null
  channel: MessageChannel
  mostAnHour: number
  mostADay: number
  anHourAgo: Date
  dayBegan: Date
}

/** Whether a member has had as many messages with notices by a channel as it allows. */
const hadEnough = ({ channel, mostAnHour, mostADay, anHourAgo, dayBegan }: DueNoticeQuery) => sql`(
  select count(distinct message_id) filter (where message_at > ${anHourAgo}) >= ${mostAnHour}
    or count(distinct message_id) filter (where message_at >= ${dayBegan}) >= ${mostADay}
  from deliveries sent where sent.member_id = recipient.member_id and sent.channel = ${channel} and sent.kind = 'notice'
    and sent.message_at >= least(${anHourAgo}::timestamptz, ${dayBegan}::timestamptz))`

/** Whether a member sleeps, by the hours that the family chose or else by the site's. */
const isQuiet = ({ now, siteHours }: DueNoticeQuery) => sql`coalesce((
  select ${hourInIndia(now)}::int >= quiet_from or ${hourInIndia(now)}::int < quiet_to
  from notification_choices choice where choice.member_id = recipient.member_id), ${isQuietAt(now, siteHours)}::boolean)`

/** The members who wait for a message with notices and may get one now. */
export async function membersToGatherFor(db: Db, gathering: DueNoticeQuery, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`select member_id from (
      select distinct member_id from deliveries where channel = ${gathering.channel} and status = 'waiting'
        and message_id is null and channel <> 'CALL' and kind = 'notice') recipient
    where not ${isQuiet(gathering)} and not ${hadEnough(gathering)} limit ${atMost}`.execute(db)
  return rows.map(row => row.member_id)
}

export async function mayGather(trx: Db, memberId: string, gathering: DueNoticeQuery): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select not ${hadEnough(gathering)} as may
    from (select ${memberId}::uuid as member_id) recipient`.execute(trx)
  return rows[0]?.may ?? false
}

/** The notices that wait for a channel, the newest first. Deletes those that were read or are hidden by now. */
export async function takeNotices(
  trx: Db,
  memberId: string,
  channel: MessageChannel,
  now: Date,
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`select ${notificationColumns}
    from deliveries join notifications on notifications.id = deliveries.event_id
      left join members sender on sender.id = notifications.from_id
    where deliveries.member_id = ${memberId} and deliveries.channel = ${channel} and deliveries.kind = 'notice'
      and deliveries.status = 'waiting' and deliveries.message_id is null
      and notifications.read_at is null and ${isVisibleToOwner(dayInIndia(now))}
    order by notifications.id desc`.execute(trx)
  await trx
    .deleteFrom('deliveries')
    .where('member_id', '=', memberId)
    .where('channel', '=', channel)
    .where('kind', '=', 'notice')
    .where('status', '=', 'waiting')
    .where('message_id', 'is', null)
    .where('event_id', 'not in', rows.length > 0 ? rows.map(({ id }) => id) : [memberId])
    .execute()
  return rows
}

/** Records that a message carries these events. */
export const putIntoMessage = (
  trx: Db,
  { eventIds, channel, messageId }: { eventIds: readonly string[]; channel: MessageChannel; messageId: string },
  now: Date,
) =>
  trx
    .updateTable('deliveries')
    .set({ message_id: messageId, message_at: now, changed_at: now })
    .where('event_id', 'in', eventIds)
    .where('channel', '=', channel)
    .where('status', '=', 'waiting')
    .where('message_id', 'is', null)
    .execute()

/** The letters that wait for a message by this channel: those of a recall, or all others. */
export const lettersToSend = (
  db: Db,
  channel: MessageChannel,
  { isRecall, atMost }: { isRecall: boolean; atMost: number },
) =>
  db
    .selectFrom('deliveries')
    .select(['id', 'event_id', 'kind', 'member_id'])
    .where('status', '=', sql.lit('waiting'))
    .where('message_id', 'is', null)
    .where('channel', '<>', sql.lit('CALL'))
    .where('channel', '=', channel)
    .where('kind', '<>', 'notice')
    .where('kind', isRecall ? '=' : '<>', 'profile_recalled')
    .where(isKnownKind)
    .orderBy('created_at')
    .limit(atMost)
    .execute()

/** Closes the calls about notices that the family has read by itself. */
export async function closeReadCalls(db: Db, now: Date): Promise<void> {
  await sql`update deliveries set status = 'reached', changed_at = ${now}
    where channel = 'CALL' and status = 'waiting' and kind = 'notice' and not exists (
      select from notifications where notifications.id = deliveries.event_id and read_at is null
        and ${isVisibleToOwner(dayInIndia(now))})`.execute(db)
}
