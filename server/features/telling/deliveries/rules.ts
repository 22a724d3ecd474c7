import type { NotificationType } from '#server/features/telling/notifications/notification-kinds.ts'
import type { MessageChannel } from '#server/ports/messenger.ts'
import { tellingChannels } from './channels/all.ts'
import type { ChannelSettings, Recipient, TellingChannel, TellingSettings, Wants } from './channels/channel.ts'
import { type DeliveryKind, isMailedOnly, isWorthACall, type LetterKind } from './letter-kinds.ts'

/** The channels of deliveries: the last one is the office's phone. */
export type DeliveryChannel = MessageChannel | 'CALL'

/** What matters to a family: interests, opened contacts, the membership, and what the office asks them to mend. */
const important: ReadonlySet<NotificationType> = new Set([
  'interest_sent',
  'interest_reminded',
  'interest_accepted',
  'contact_viewed',
  'membership_started',
  'membership_ending',
  'membership_last_days',
  'membership_refunded',
  'photo_rejected',
  'id_rejected',
])
export const isImportant = (type: NotificationType): boolean => important.has(type)

export const wantsOf = (
  channel: TellingChannel,
  to: Recipient,
  { channels }: Pick<ChannelSettings, 'channels'>,
): Wants => to.chosen[channel.name] ?? channel.byDefault(to, channels)

/** Another channel stands in for what matters, unless the family wants nothing by it. */
const standsInFor = (channel: TellingChannel, to: Recipient, type: NotificationType): boolean =>
  covers(to.chosen[channel.name] ?? 'important', type)

const covers = (wants: Wants, type: NotificationType): boolean =>
  wants === 'everything' || (wants === 'important' && isImportant(type))

const hasContact = (channel: TellingChannel, to: Recipient, { channels }: ChannelSettings): boolean =>
  typeof channel.contactOf(to, channels) === 'string'

/** Both ring on one phone: what goes by WhatsApp goes by SMS only where WhatsApp fails, as the next that stands in. */
const ringingOnce = (open: readonly TellingChannel[]): readonly TellingChannel[] =>
  open.some(({ name }) => name === 'WHATSAPP') ? open.filter(({ name }) => name !== 'SMS') : open

/**
 * By which channels a member hears of a notification. Where a channel that should tell it has no contact and no other tells
 * it, the office calls, if it matters.
 */
export function channelsOfNotice(type: NotificationType, to: Recipient, settings: ChannelSettings): DeliveryChannel[] {
  const wanted = tellingChannels.filter(channel => covers(wantsOf(channel, to, settings), type))
  const open = wanted.filter(channel => hasContact(channel, to, settings))
  if (open.length > 0) return ringingOnce(open).map(({ name }) => name)
  return wanted.length > 0 && isImportant(type) ? ['CALL'] : []
}

/** The first channel that can say that the office has a word, or the office's phone. */
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

/** Which channel stands in for those that refused; null where nobody needs to be called for it. */
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
    return next === 'CALL' && !isWorthACall(kind) ? null : next
  }
  if (type === null) return null
  const next = tellingChannels.find(
    channel => !tried.has(channel.name) && standsInFor(channel, to, type) && hasContact(channel, to, settings),
  )
  return next?.name ?? (isImportant(type) ? 'CALL' : null)
}
