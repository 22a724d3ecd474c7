import { carriesCodes, type MessageChannel } from '#domain/telling/channels.ts'
import type { Db } from '#server/db/open.ts'
import { contactOf } from '#server/features/access/accounts/channels.ts'
import { accountById } from '#server/features/access/accounts/queries.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'
import type { EndedMessage, Outcomes } from '#server/features/telling/outbox/deliver.ts'
import { contactHash } from '#server/features/telling/outbox/queries.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { ChannelSettings } from './channels/channel.ts'
import { forgetListener } from './listeners.ts'
import { markFailedAgain, markRefused, markSent } from './queries.ts'
import { tellOtherwise } from './stand-in.ts'
import { tellMember } from './tell.ts'

const longestReason = 100

/** A message that goes to a contact of its owner. */
export type ContactMessage = EndedMessage & { channel: MessageChannel }
const goesToContact = (message: EndedMessage): message is ContactMessage => message.channel !== 'PUSH'

/** What the end of a message means for the deliveries that it carries. */
export const deliveryOutcomes = (settings: ChannelSettings): Outcomes => ({
  async sent(trx, messageId, now) {
    await markSent(trx, messageId, now)
  },
  async refused(trx, message, { reason, isContact }, now) {
    // A push message carries no deliveries: other channels tell the same notices.
    if (goesToContact(message)) await refuseMessage(trx, settings, message, { reason, isContact }, now)
  },
})

/** Records that a message was refused: marks the contact where that is the cause, and lets other channels tell its events. */
export async function refuseMessage(
  trx: Db,
  settings: ChannelSettings,
  message: ContactMessage,
  { reason, isContact }: { reason: string; isContact: boolean },
  now: Date,
): Promise<void> {
  const cause = reason.slice(0, longestReason)
  // The contact is marked first, so that no event is given to it again.
  if (isContact) await markUnreachable(trx, settings, message, cause, now)
  for (const { event_id, kind, member_id } of await markRefused(trx, message.id, cause, now))
    await tellOtherwise(trx, settings, { eventId: event_id, kind, memberId: member_id }, now)
}

/** Whether the contact that a message went to is the one that its owner has now. */
export async function isPresentContact(
  trx: Db,
  secrets: Secrets,
  { ownerId, channel, toHash }: ContactMessage,
): Promise<boolean> {
  const account = ownerId && toHash ? await accountById(trx, ownerId) : null
  const contact = account && contactOf(account, channel)
  return Boolean(contact && toHash && contactHash(secrets, contact).equals(toHash))
}

async function markUnreachable(
  trx: Db,
  settings: ChannelSettings,
  message: ContactMessage,
  reason: string,
  now: Date,
): Promise<void> {
  const { ownerId, channel, toHash } = message
  if (ownerId && toHash) await forgetListener(trx, ownerId, toHash)
  if (!ownerId || !(await isPresentContact(trx, settings.secrets, message))) return
  const marked = await trx
    .insertInto('unreachable_contacts')
    .values({ member_id: ownerId, channel, since: now, reason })
    .onConflict(conflict => conflict.doNothing())
    .returning('channel')
    .executeTakeFirst()
  const isNew = marked !== undefined || (await markFailedAgain(trx, ownerId, channel, now))
  // Where the contact may still be right, the member is not told. The next channel tells the events.
  if (!isNew || !carriesCodes(channel)) return
  const eventId = newId(now)
  await writeNotification(trx, {
    memberId: ownerId,
    type: 'contact_unreachable',
    fromId: null,
    sourceId: eventId,
    at: now,
  })
  await tellMember(trx, settings, { eventId, memberId: ownerId, kind: 'contact_unreachable' }, now)
}
