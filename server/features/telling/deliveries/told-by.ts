import type { ToldBy } from '#contract/telling/deliveries.office.ts'
import type { NotificationType } from '#domain/telling/told.ts'
import type { Db } from '#server/db/open.ts'
import { readSmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import type { ChannelSettings } from './channels/channel.ts'
import { readRecipient } from './recipient.ts'
import { channelOfLetter, channelsOfNotice } from './rules.ts'

type ChannelDependencies = ChannelSettings & { db: Db }

/** The channel by which a member will hear of a decision that is told by a letter. It is the same for every kind of letter. */
export async function letterToldBy({ db, ...settings }: ChannelDependencies, memberId: string): Promise<ToldBy> {
  const to = await readRecipient(db, memberId)
  const smsIds = await readSmsIds(db, settings.config)
  return to ? channelOfLetter('warned', to, { ...settings, smsIds }) : 'CALL'
}

/** The channel by which a member will hear of a decision that is told by a notification. */
export async function noticeToldBy(
  { db, ...settings }: ChannelDependencies,
  memberId: string,
  type: NotificationType,
): Promise<ToldBy> {
  const to = await readRecipient(db, memberId)
  return (to && channelsOfNotice(type, to, settings)[0]) ?? 'BELL'
}
