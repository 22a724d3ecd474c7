import type { MessageChannel } from '#domain/telling/channels.ts'
import type { DeliveryKind } from '#domain/telling/told.ts'
import type { Db } from '#server/db/open.ts'
import { readSmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import type { ChannelSettings } from './channels/channel.ts'
import { channelsOfEvent, insertDeliveries } from './queries.ts'
import { readRecipient } from './recipient.ts'
import { standIn } from './rules.ts'

/** Lets the next channel tell an event, unless a channel has told it or still waits to. */
export async function tellOtherwise(
  trx: Db,
  settings: ChannelSettings,
  { eventId, kind, memberId }: { eventId: string; kind: DeliveryKind; memberId: string | null },
  now: Date,
): Promise<void> {
  const before = await channelsOfEvent(trx, eventId)
  const isRead = before.some(({ read_at }) => read_at !== null)
  if (isRead || before.some(({ status }) => status !== 'refused')) return
  const to = memberId ? await readRecipient(trx, memberId) : null
  const tried = new Set(before.map(({ channel }) => channel))
  const telling = { ...settings, smsIds: await readSmsIds(trx, settings.config) }
  const next = to ? standIn({ kind, type: before[0]?.type ?? null }, to, telling, tried) : 'CALL'
  if (next) await insertDeliveries(trx, [{ eventId, kind, memberId, channel: next }], now)
}

/** Gives up a delivery whose channel can no longer tell it, and lets the next channel do so. No message carries it yet. */
export async function standInFor(
  trx: Db,
  settings: ChannelSettings,
  { eventId, channel, memberId }: { eventId: string; channel: MessageChannel; memberId: string },
  now: Date,
): Promise<void> {
  const refused = await trx
    .updateTable('deliveries')
    .set({ status: 'refused', reason: 'no way', changed_at: now })
    .where('event_id', '=', eventId)
    .where('channel', '=', channel)
    .where('status', '=', 'waiting')
    .returning('kind')
    .executeTakeFirst()
  if (refused) await tellOtherwise(trx, settings, { eventId, kind: refused.kind, memberId }, now)
}
