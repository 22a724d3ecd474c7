import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isNotice, type NotificationType } from '#domain/telling/told.ts'
import type { ParametersOf } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import type { TellOfContactView } from '#server/features/relations/contacts/events.ts'
import type { InterestEvent, TellCandidate, TellOfInterest } from '#server/features/relations/interests/events.ts'
import { newId } from '#server/ports/ids.ts'

interface NewNotification {
  memberId: string
  type: NotificationType
  fromId: string | null
  sourceId: string
  at: Date
  /** It is only shown on the site, and no channel tells it. */
  isSilent?: boolean
}

/** Writes notifications. Call it in the transaction of their event. The unique key drops a second one of the same event. */
export async function writeNotifications(trx: Db, many: readonly NewNotification[]): Promise<void> {
  if (many.length === 0) return
  await trx
    .insertInto('notifications')
    .values(
      many.map(one => ({
        id: newId(one.at),
        member_id: one.memberId,
        type: one.type,
        from_id: one.fromId,
        source_id: one.sourceId,
        created_at: one.at,
        read_at: null,
        mailed_at: isNotice(one.type) && !one.isSilent ? null : one.at,
      })),
    )
    .onConflict(conflict => conflict.columns(['member_id', 'type', 'source_id']).doNothing())
    .execute()
}

export const writeNotification = (trx: Db, one: NewNotification): Promise<void> => writeNotifications(trx, [one])

/** Rings again where the candidate was asked before. */
export const tellCandidate: TellCandidate = async (trx, ask) => {
  await trx
    .deleteFrom('notifications')
    .where('member_id', '=', ask.memberId)
    .where('type', '=', 'candidate_asked')
    .where('source_id', '=', ask.sourceId)
    .execute()
  await writeNotification(trx, { ...ask, type: 'candidate_asked' })
}

const typeOf: Record<Exclude<InterestEvent, 'taken_back'>, NotificationType> = {
  sent: 'interest_sent',
  reminded: 'interest_reminded',
  accepted: 'interest_accepted',
  confirmed: 'interest_confirmed',
  rejected: 'interest_rejected',
}

interface NoticeValues {
  noticeId: string
  fromId: string
  toId: string
  at: Date
}

/** Writes a notification for each row of `changed`, as a part of the statement of the event. */
const noticeOfChange = (
  type: NotificationType,
  { noticeId, fromId, toId, at }: ParametersOf<NoticeValues>,
  { sourceId, isSilent }: { sourceId: RawBuilder<unknown>; isSilent: RawBuilder<SqlBool> },
) => sql`
  insert into notifications (id, member_id, type, from_id, source_id, created_at, mailed_at)
  select ${noticeId}::uuid, ${toId}::uuid, ${sql.lit(type)}, ${fromId}::uuid, ${sourceId}, ${at}::timestamptz,
    case when ${isSilent} then ${at}::timestamptz end
  from changed
  on conflict (member_id, type, source_id) do nothing`

const isNotMailed = (type: NotificationType) => sql<SqlBool>`${sql.lit(!isNotice(type))}`

export const tellOfInterest: TellOfInterest = (event, values) => {
  // The interest can no longer be answered, and the family must not be led to it.
  if (event === 'taken_back') return sql`delete from notifications where source_id in (select id from changed)`
  const type = typeOf[event]
  const isSilent = event === 'sent' ? sql<SqlBool>`changed.repeated` : isNotMailed(type)
  return noticeOfChange(type, values, { sourceId: sql`changed.id`, isSilent })
}

/** A contact is unlocked once and for good, so the viewer's id names the event. */
export const tellOfContactView: TellOfContactView = values =>
  noticeOfChange('contact_viewed', values, {
    sourceId: sql`${values.fromId}::uuid`,
    isSilent: isNotMailed('contact_viewed'),
  })
