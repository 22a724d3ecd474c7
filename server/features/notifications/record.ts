import type { Db } from '#server/db/open.ts'
import type { RecordContactView } from '#server/features/contacts/events.ts'
import type { InterestEvent, RecordInterestEvent } from '#server/features/relations/interests/events.ts'
import { newId } from '#server/ports/ids.ts'
import { type NotificationType, notificationKinds } from './types.ts'

interface NewNotification {
  memberId: string
  type: NotificationType
  fromId: string | null
  sourceId: string
  at: Date
  /** Rings the bell alone. */
  isSilent?: boolean
}

/** Call it in the transaction of the event. A second notification of the same event is dropped: the unique key decides. */
export async function writeNotification(trx: Db, one: NewNotification): Promise<void> {
  const isMailed = notificationKinds[one.type].isMailed && !one.isSilent
  await trx
    .insertInto('notifications')
    .values({
      id: newId(one.at),
      member_id: one.memberId,
      type: one.type,
      from_id: one.fromId,
      source_id: one.sourceId,
      created_at: one.at,
      read_at: null,
      mailed_at: isMailed ? null : one.at,
    })
    .onConflict(conflict => conflict.columns(['member_id', 'type', 'source_id']).doNothing())
    .execute()
}

const typeOf: Record<Exclude<InterestEvent['kind'], 'taken_back'>, NotificationType> = {
  sent: 'interest_sent',
  sent_again: 'interest_sent',
  reminded: 'interest_reminded',
  accepted: 'interest_accepted',
  rejected: 'interest_rejected',
}

export const recordInterestEvent: RecordInterestEvent = async (trx, { kind, interestId, fromId, toId, at }) => {
  if (kind === 'taken_back') {
    // There is nothing left to answer, and the family must not be led to it.
    await trx.deleteFrom('notifications').where('source_id', '=', interestId).execute()
    return
  }
  await writeNotification(trx, {
    memberId: toId,
    type: typeOf[kind],
    fromId,
    sourceId: interestId,
    at,
    isSilent: kind === 'sent_again',
  })
}

/** The pair is unlocked once for good, so the viewer names the event. */
export const recordContactView: RecordContactView = (trx, { viewerId, viewedId, at }) =>
  writeNotification(trx, { memberId: viewedId, type: 'contact_viewed', fromId: viewerId, sourceId: viewerId, at })
