import { type SqlBool, sql } from 'kysely'
import { dayMs } from '#domain/durations.ts'
import type { DeliveryChannel, MessageChannel } from '#domain/telling/channels.ts'
import { type DeliveryKind, deliveryKinds } from '#domain/telling/told.ts'
import type { Db } from '#server/db/open.ts'
import { hasUpdated } from '#server/db/outcome.ts'
import { newId } from '#server/ports/ids.ts'
import { daysBetweenFailures } from './rules.ts'

/** True of the kinds that this version has words for. A later version that was here may have left others. */
export const isKnownKind = sql<SqlBool>`deliveries.kind in (${sql.join(deliveryKinds.map(kind => sql.lit(kind)))})`

export interface NewDelivery {
  eventId: string
  kind: DeliveryKind
  memberId: string | null
  channel: DeliveryChannel
  messageId?: string | undefined
}

/** Records what is to be told by which channel. An event has one row for each channel: the unique key drops a second one. */
export async function insertDeliveries(trx: Db, rows: readonly NewDelivery[], now: Date): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('deliveries')
    .values(
      rows.map(({ eventId, kind, memberId, channel, messageId }) => ({
        id: newId(now),
        event_id: eventId,
        kind,
        member_id: memberId,
        channel,
        message_id: messageId ?? null,
        message_at: messageId ? now : null,
        reason: null,
        created_at: now,
        changed_at: now,
      })),
    )
    .onConflict(conflict => conflict.columns(['event_id', 'channel']).doNothing())
    .execute()
}

/** Locks a member's messages, so that two nodes that gather for the same member wait for each other. */
export async function lockMessagesOf(trx: Db, memberId: string): Promise<void> {
  await trx
    .insertInto('notification_choices')
    .values({ member_id: memberId })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await trx
    .selectFrom('notification_choices')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forUpdate()
    .execute()
}

export const markSent = (trx: Db, messageId: string, now: Date) =>
  trx
    .updateTable('deliveries')
    .set({ status: 'sent', changed_at: now })
    .where('message_id', '=', messageId)
    .where('status', '=', 'waiting')
    .execute()

export const markReached = (trx: Db, messageId: string, now: Date) =>
  trx
    .updateTable('deliveries')
    .set({ status: 'reached', changed_at: now })
    .where('message_id', '=', messageId)
    .where('status', 'in', ['waiting', 'sent'])
    .execute()

/**
 * Marks the deliveries of a refused message and returns them. Where a provider reports 'delivered' and later 'bounced', the
 * refusal counts.
 */
export const markRefused = (trx: Db, messageId: string, reason: string, now: Date) =>
  trx
    .updateTable('deliveries')
    .set({ status: 'refused', reason, changed_at: now })
    .where('message_id', '=', messageId)
    .where('status', '<>', 'refused')
    .returning(['event_id', 'kind', 'member_id'])
    .execute()

/** Every channel that an event was given to so far. */
export const channelsOfEvent = (trx: Db, eventId: string) =>
  trx
    .selectFrom('deliveries')
    .leftJoin('notifications', 'notifications.id', 'deliveries.event_id')
    .select(['deliveries.channel', 'deliveries.status', 'notifications.type', 'notifications.read_at'])
    .where('deliveries.event_id', '=', eventId)
    .execute()

/** Messages that were given up after a day although deliveries still wait for them. */
export async function givenUpMessages(db: Db, atMost: number) {
  const { rows } = await sql<{ id: string; channel: MessageChannel; owner_id: string | null; to_hash: Buffer | null }>`
    select distinct outbox.id, outbox.channel, outbox.owner_id, outbox.to_hash
    from deliveries join outbox on outbox.id = deliveries.message_id
    where deliveries.status = 'waiting' and deliveries.message_id is not null and outbox.status = 'given_up'
    limit ${atMost}`.execute(db)
  return rows
}

/** Notes that a contact refused a second time, days after the first. Returns whether it was the second time. */
export const markFailedAgain = (trx: Db, memberId: string, channel: MessageChannel, now: Date): Promise<boolean> =>
  hasUpdated(
    trx
      .updateTable('unreachable_contacts')
      .set({ failed_again_at: now })
      .where('member_id', '=', memberId)
      .where('channel', '=', channel)
      .where('failed_again_at', 'is', null)
      .where('since', '<=', new Date(now.getTime() - daysBetweenFailures * dayMs)),
  )

/** Lets messages go to a contact again: its owner says that it is right, or a provider reports that a message arrived. */
export const forgetUnreachable = (db: Db, memberId: string, channel: MessageChannel) =>
  db.deleteFrom('unreachable_contacts').where('member_id', '=', memberId).where('channel', '=', channel).execute()
