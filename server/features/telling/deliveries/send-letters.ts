import { type LetterKind, type LinkedKind, told } from '#domain/telling/told.ts'
import type { Db } from '#server/db/open.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import { readSmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import type { Limits } from '#server/http/limits.ts'
import type { ChannelSettings, TellingChannel } from './channels/channel.ts'
import { lettersToSend, putIntoMessage } from './notice-queries.ts'
import { lockMessagesOf } from './queries.ts'
import { readRecipient } from './recipient.ts'
import { standInFor } from './stand-in.ts'

export interface GatherDependencies extends ChannelSettings {
  db: Db
  limits: Limits
}

/**
 * Sends letters by a channel. They do not wait for the hourly limit of notices, and each is a message of its own. Those of a recall
 * go by themselves, from a budget of their own, so that ten thousand of them keep no other letter waiting.
 */
export async function sendLetters(
  dependencies: GatherDependencies,
  channel: TellingChannel,
  which: { isRecall: boolean; atMost: number },
  now: Date,
): Promise<void> {
  for (const row of await lettersToSend(dependencies.db, channel.name, which)) {
    const { event_id: eventId, member_id: memberId } = row
    const kind = row.kind as LetterKind | LinkedKind
    if (!memberId) continue
    if (!(await channel.spend(dependencies, kind))) return
    await sendLetter(dependencies, channel, { eventId, kind, memberId }, now)
  }
}

async function sendLetter(
  dependencies: GatherDependencies,
  channel: TellingChannel,
  { eventId, kind, memberId }: { eventId: string; kind: LetterKind | LinkedKind; memberId: string },
  now: Date,
): Promise<void> {
  const { db, secrets } = dependencies
  await db.transaction().execute(async trx => {
    await lockMessagesOf(trx, memberId)
    const to = await readRecipient(trx, memberId)
    if (!to) return
    const contact = channel.contactOf(to, dependencies.channels)
    const smsIds = await readSmsIds(trx, dependencies.config)
    const content = channel.officeWord(kind, to.language, { ...dependencies, smsIds })
    if (typeof contact !== 'string' || !content)
      return standInFor(trx, dependencies, { eventId, channel: channel.name, memberId }, now)
    const message = { channel: channel.name, ownerId: memberId, to: contact, canWait: told[kind].canWait }
    const eventKey = `letter ${channel.name} ${eventId}`
    const messageId = await writeToOutbox(trx, secrets, { ...message, eventKey, ...content }, now)
    await putIntoMessage(trx, { eventIds: [eventId], channel: channel.name, messageId }, now)
  })
}
