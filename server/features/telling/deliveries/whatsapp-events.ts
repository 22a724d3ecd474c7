import type { Db } from '#server/db/open.ts'
import { finishMessage } from '#server/features/telling/outbox/queries.ts'
import { isDeadNumber, type WhatsappEvent } from '#server/ports/whatsapp.ts'
import type { ChannelSettings } from './channels/channel.ts'
import { type ContactMessage, isPresentContact, refuseMessage } from './outcomes.ts'
import { forgetUnreachable, markReached, markSent } from './queries.ts'
import { asksToStop, saysNo } from './rules.ts'
import { withdrawWhatsapp } from './whatsapp-consent.ts'

export type EventDependencies = ChannelSettings & {
  db: Db
  /** Objects to the request that waits about a member. The app hands it in, because requests belong to features/access. */
  objectFor: (memberId: string, now: Date) => Promise<unknown>
}
type StatusEvent = Extract<WhatsappEvent, { kind: 'status' }>
type TextEvent = Extract<WhatsappEvent, { kind: 'text' }>

/**
 * Applies an event of WhatsApp. Events may come in any order and more than once; one that names no message of ours changes
 * nothing.
 */
export async function receiveWhatsapp(receiving: EventDependencies, event: WhatsappEvent, now: Date): Promise<void> {
  if (event.kind === 'status') await receiveStatus(receiving, event, now)
  else if (asksToStop(event.text)) await stopWhatsapp(receiving, event, now)
  else if (saysNo(event.text))
    for (const { id } of await membersWith(receiving.db, event.from)
      .where('mobile_verified_at', 'is not', null)
      .execute())
      await receiving.objectFor(id, now)
}

/** The message that a report is about. Null where the two ids of the report belong to different messages. */
async function messageOf(db: Db, { providerId, messageId }: StatusEvent): Promise<ContactMessage | null> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'channel', 'owner_id', 'to_hash', 'provider_id'])
    .where('channel', '=', 'WHATSAPP')
    .where(eb => eb.or([eb('provider_id', '=', providerId), ...(messageId ? [eb('id', '=', messageId)] : [])]))
    .limit(2)
    .execute()
  const [row, another] = rows
  if (!row || another || (messageId && row.id !== messageId.toLowerCase())) return null
  // A report may come before the answer that gives the message its id.
  if (row.provider_id !== null && row.provider_id !== providerId) return null
  return { id: row.id, channel: 'WHATSAPP', ownerId: row.owner_id, toHash: row.to_hash }
}

async function receiveStatus({ db, ...settings }: EventDependencies, event: StatusEvent, now: Date): Promise<void> {
  const message = await messageOf(db, event)
  if (!message) return
  await db.transaction().execute(async trx => {
    if (event.status === 'failed') {
      if (!(await isUndecided(trx, message.id))) return
      await finishMessage(trx, message.id, 'refused', now)
      const refused = { reason: `WhatsApp ${event.code}`, isContact: isDeadNumber(event.code) }
      await refuseMessage(trx, settings, message, refused, now)
      return
    }
    await finishMessage(trx, message.id, 'delivered', now)
    if (event.status === 'sent') {
      await markSent(trx, message.id, now)
      return
    }
    await markReached(trx, message.id, now)
    if (message.ownerId && (await isPresentContact(trx, settings.secrets, message)))
      await forgetUnreachable(trx, message.ownerId, message.channel)
  })
}

/** Whether a failure still counts. A message that reached the phone has not failed, and a failure is handled once. */
async function isUndecided(trx: Db, messageId: string): Promise<boolean> {
  const rows = await trx
    .selectFrom('deliveries')
    .select('status')
    .where('message_id', '=', messageId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.some(({ status }) => status === 'waiting' || status === 'sent')
}

/** The most digits that the dial code of a country has. */
const longestDialCode = 4

const membersWith = (db: Db, from: string) => {
  const splits = Array.from({ length: longestDialCode }, (_, n) => ({
    dial_code: `+${from.slice(0, n + 1)}`,
    mobile: from.slice(n + 1),
  }))
  return db
    .selectFrom('members')
    .select('id')
    .where(eb => eb.or(splits.map(split => eb.and(split))))
    .orderBy('id')
}

/**
 * Ends messages to a number for every member who has it, because whoever holds the phone decides. No answer is sent: they want
 * no more messages.
 */
async function stopWhatsapp(
  { db, ...settings }: EventDependencies,
  { from, writtenAt }: TextEvent,
  now: Date,
): Promise<void> {
  for (const { id: memberId } of await membersWith(db, from).execute())
    await db
      .transaction()
      .execute(trx => withdrawWhatsapp(trx, settings, { memberId, channel: 'whatsapp', writtenAt, now }))
}
