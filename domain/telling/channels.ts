import type { Bilingual } from '../words/bilingual.ts'
import type { Language } from '../words/catalogue.ts'

/** The channels to a contact of a family besides the bell, in the order in which one stands in for another. */
export const messageChannels = ['EMAIL', 'WHATSAPP', 'SMS'] as const
export type MessageChannel = (typeof messageChannels)[number]

/**
 * Those that carry codes and so verify a contact. What such a contact refuses its owner is told of: a number without WhatsApp may
 * still be right.
 */
export const codeChannels = ['EMAIL', 'SMS'] as const satisfies readonly MessageChannel[]
export type CodeChannel = (typeof codeChannels)[number]
export const carriesCodes = (channel: MessageChannel): channel is CodeChannel =>
  (codeChannels as readonly MessageChannel[]).includes(channel)

/** `PUSH` rings the browsers that a member allows to, which are not contacts. */
export const outboxChannels = [...messageChannels, 'PUSH'] as const
export type OutboxChannel = (typeof outboxChannels)[number]

/** `CALL` means that the office calls the family. */
export const deliveryChannels = [...messageChannels, 'CALL'] as const
export type DeliveryChannel = (typeof deliveryChannels)[number]

const names: Readonly<Record<DeliveryChannel, Bilingual>> = {
  EMAIL: { en: 'email', mr: 'ई-मेल' },
  WHATSAPP: { en: 'WhatsApp', mr: 'व्हॉट्सॲप' },
  SMS: { en: 'SMS', mr: 'एसएमएस' },
  CALL: { en: 'phone', mr: 'फोन' },
}

/** A channel's name inside a sentence. */
export const channelName = (channel: DeliveryChannel, language: Language): string => names[channel][language]
/** The channel as the way a message goes, at the beginning of a line. */
export const byChannel = (channel: DeliveryChannel, language: Language): string =>
  language === 'en' ? `By ${names[channel].en}` : `${names[channel].mr}ने`
