import type { DeliveryChannel } from '#domain/telling/channels.ts'
import { type DeliveryKind, isMailedOnly, type LetterKind, type NotificationType, told } from '#domain/telling/told.ts'
import { tellingChannels } from './channels/all.ts'
import type { ChannelSettings, Recipient, TellingChannel, TellingSettings, Wants } from './channels/channel.ts'

/** Whether a notification matters: interests, opened contacts, the membership, and what the office asks a family to correct. */
export const isImportant = (type: NotificationType): boolean => told[type].matters

/** How long a notification waits before channels tell it. A family that reads it on the site meanwhile needs no message. */
export const noticeDelayMs = 5 * 60_000

/** A number is dead when it refuses for good twice, this many days apart. A check holds it too. */
export const daysBetweenFailures = 3

const stopWords = new Set(['stop', 'थांबवा'])
const refusingWords = new Set(['no', 'नाही'])
const asAnswered = (text: string) => text.normalize('NFC').trim().toLowerCase()
/** Whether an answer by WhatsApp asks for no more messages. */
export const asksToStop = (text: string): boolean => stopWords.has(asAnswered(text))
/** Whether an answer by WhatsApp objects to what the office was asked for. */
export const saysNo = (text: string): boolean => refusingWords.has(asAnswered(text))

/** How much a member wants to hear by a channel: their choice, or the channel's default. */
export const wantsOf = (
  channel: TellingChannel,
  to: Recipient,
  { channels }: Pick<ChannelSettings, 'channels'>,
): Wants => to.chosen[channel.name] ?? channel.byDefault(to, channels)

/** Whether a channel may stand in for another. It may for what matters, unless the family wants nothing by it. */
const standsInFor = (channel: TellingChannel, to: Recipient, type: NotificationType): boolean =>
  covers(to.chosen[channel.name] ?? 'important', type)

const covers = (wants: Wants, type: NotificationType): boolean =>
  wants === 'everything' || (wants === 'important' && isImportant(type))

const hasContact = (channel: TellingChannel, to: Recipient, { channels }: ChannelSettings): boolean =>
  typeof channel.contactOf(to, channels) === 'string'

/** Of those that ring on the phone only the first, such as WhatsApp. The next, such as SMS, stands in where that one fails. */
const ringingOnce = (open: readonly TellingChannel[]): readonly TellingChannel[] => {
  const first = open.find(({ rings }) => rings)
  return open.filter(channel => !channel.rings || channel === first)
}

/**
 * The channels by which a member hears of a notification. Where none of the wanted channels has a contact, the office calls
 * about a notification that matters.
 */
export function channelsOfNotice(type: NotificationType, to: Recipient, settings: ChannelSettings): DeliveryChannel[] {
  const wanted = tellingChannels.filter(channel => covers(wantsOf(channel, to, settings), type))
  const open = wanted.filter(channel => hasContact(channel, to, settings))
  if (open.length > 0) return ringingOnce(open).map(({ name }) => name)
  return wanted.length > 0 && isImportant(type) ? ['CALL'] : []
}

/** The first channel that can say that there is a letter, or a call by the office. */
export const channelOfLetter = (
  kind: LetterKind,
  to: Recipient,
  settings: TellingSettings,
  tried: ReadonlySet<DeliveryChannel> = new Set(),
): DeliveryChannel =>
  tellingChannels.find(
    channel =>
      !tried.has(channel.name) &&
      hasContact(channel, to, settings) &&
      channel.officeWord(kind, to.language, settings) !== null,
  )?.name ?? 'CALL'

/** The channel that stands in for those that refused. Null where none does and it is not worth a call. */
export function standIn(
  event: { kind: DeliveryKind; type: NotificationType | null },
  to: Recipient,
  settings: TellingSettings,
  tried: ReadonlySet<DeliveryChannel>,
): DeliveryChannel | null {
  const { kind, type } = event
  if (isMailedOnly(kind)) return null
  if (kind !== 'notice') {
    const next = channelOfLetter(kind, to, settings, tried)
    return next === 'CALL' && !told[kind].matters ? null : next
  }
  if (type === null) return null
  const next = tellingChannels.find(
    channel => !tried.has(channel.name) && standsInFor(channel, to, type) && hasContact(channel, to, settings),
  )
  return next?.name ?? (isImportant(type) ? 'CALL' : null)
}
