import { dayInIndia, startOfDayInIndia } from '#domain/calendar.ts'
import { hourMs } from '#domain/durations.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import { readSmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import { ringBrowsers } from '#server/features/telling/push/tell.ts'
import { tellingChannels } from './channels/all.ts'
import type { ChannelSettings, TellingChannel } from './channels/channel.ts'
import { noteAsk, noteNews, tellListeners } from './listeners.ts'
import {
  closeReadCalls,
  mayGather,
  membersToGatherFor,
  membersToPlanFor,
  putIntoMessage,
  takeNotices,
  takeUnplanned,
} from './notice-queries.ts'
import { refuseMessage } from './outcomes.ts'
import { givenUpMessages, insertDeliveries, lockMessagesOf } from './queries.ts'
import { readRecipient } from './recipient.ts'
import { channelsOfNotice, isImportant } from './rules.ts'
import { type GatherDependencies, sendLetters } from './send-letters.ts'
import { standInFor } from './stand-in.ts'

const atOnce = 100

/**
 * Gives new notifications to the channels that their owners want, gathers those of each channel into one message, and lets
 * another channel tell what was given up. Taking notices and writing their message is one transaction, so a node that dies
 * leaves the rest to the next run.
 */
export async function gatherNotices(dependencies: GatherDependencies, now: Date): Promise<void> {
  const { db, config } = dependencies
  for (;;) {
    const members = await membersToPlanFor(db, now, atOnce)
    for (const memberId of members) await planFor(dependencies, memberId, now)
    if (members.length < atOnce) break
  }
  // The demo delivers nothing. Its outbox shows the messages.
  if (!config.demo) await settleGivenUp(dependencies, now)
  for (const channel of tellingChannels) {
    await sendLetters(dependencies, channel, { isRecall: false, atMost: atOnce }, now)
    await gatherChannel(dependencies, channel, now)
  }
  await tellListeners(dependencies, now)
  await closeReadCalls(db, now)
}

async function planFor(dependencies: GatherDependencies, memberId: string, now: Date): Promise<void> {
  await dependencies.db.transaction().execute(async trx => {
    await lockMessagesOf(trx, memberId)
    const taken = await takeUnplanned(trx, memberId, now)
    // Who only hears reads nothing on the site.
    const timesOfNews = taken.filter(({ type }) => isImportant(type)).map(({ created_at }) => created_at)
    for (const at of timesOfNews) await noteNews(trx, memberId, at)
    for (const one of taken) if (one.asked_by || one.only_to) await noteAsk(trx, memberId, one)
    const notices = taken.filter(({ is_read }) => !is_read)
    const to = notices.length > 0 ? await readRecipient(trx, memberId) : null
    if (!to) return
    // The owner need not be told what the owner has asked, or what another is asked.
    const toOwner = notices.filter(({ is_for_owner }) => is_for_owner)
    const rows = toOwner.flatMap(({ id, type }) =>
      channelsOfNotice(type, to, dependencies).map(channel => ({
        eventId: id,
        kind: 'notice' as const,
        memberId,
        channel,
      })),
    )
    await insertDeliveries(trx, rows, now)
    const news = notices.map(({ id, asked_by: askedBy, only_to: onlyTo }) => ({ id, askedBy, onlyTo }))
    await ringBrowsers(trx, dependencies.secrets, { memberId, language: to.language, news }, now)
  })
}

const gatheringOf = ({ config }: ChannelSettings, { name, noticesPerFamily }: TellingChannel, now: Date) => ({
  now,
  siteHours: config.quietHours,
  channel: name,
  mostAnHour: noticesPerFamily.anHour,
  mostADay: noticesPerFamily.aDay,
  anHourAgo: new Date(now.getTime() - hourMs),
  dayBegan: startOfDayInIndia(dayInIndia(now)),
})

async function gatherChannel(dependencies: GatherDependencies, channel: TellingChannel, now: Date): Promise<void> {
  for (;;) {
    const members = await membersToGatherFor(dependencies.db, gatheringOf(dependencies, channel, now), atOnce)
    for (const memberId of members) {
      // The budget is counted before the transaction opens. Where it is used up, the notices wait for the next day.
      if (!(await channel.spend(dependencies, 'notice'))) return
      await gatherFor(dependencies, channel, memberId, now)
    }
    if (members.length < atOnce) return
  }
}

async function gatherFor(
  dependencies: GatherDependencies,
  channel: TellingChannel,
  memberId: string,
  now: Date,
): Promise<void> {
  const { db, secrets } = dependencies
  await db.transaction().execute(async trx => {
    await lockMessagesOf(trx, memberId)
    // Another node may have sent a message meanwhile.
    if (!(await mayGather(trx, memberId, gatheringOf(dependencies, channel, now)))) return
    const rows = await takeNotices(trx, memberId, channel.name, now)
    const to = rows.length > 0 ? await readRecipient(trx, memberId) : null
    if (!to) return
    const contact = channel.contactOf(to, dependencies.channels)
    const smsIds = await readSmsIds(trx, dependencies.config)
    const content = channel.notices(rows, to, { ...dependencies, smsIds })
    const eventIds = rows.map(({ id }) => id)
    if (typeof contact !== 'string' || !content) {
      // The contact was removed meanwhile, or the words are not registered.
      for (const eventId of eventIds)
        await standInFor(trx, dependencies, { eventId, channel: channel.name, memberId }, now)
      return
    }
    const message = { channel: channel.name, ownerId: memberId, to: contact, canWait: true }
    const eventKey = `notices ${channel.name} ${eventIds.at(-1)}`
    const messageId = await writeToOutbox(trx, secrets, { ...message, eventKey, ...content }, now)
    await putIntoMessage(trx, { eventIds, channel: channel.name, messageId }, now)
  })
}

/** Lets another channel tell what could not be sent for a day. The contact is not marked, because the gateway was down. */
async function settleGivenUp(dependencies: GatherDependencies, now: Date): Promise<void> {
  const { db } = dependencies
  for (const { id, channel, owner_id: ownerId, to_hash: toHash } of await givenUpMessages(db, atOnce))
    await db
      .transaction()
      .execute(trx =>
        refuseMessage(
          trx,
          dependencies,
          { id, channel, ownerId, toHash },
          { reason: 'given up', isContact: false },
          now,
        ),
      )
}
