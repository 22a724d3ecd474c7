import { type MessageChannel, messageChannels } from '#domain/telling/channels.ts'
import type { TellingChannel } from './channel.ts'
import { email } from './email.ts'
import { sms } from './sms.ts'
import { whatsapp } from './whatsapp.ts'

const channels: Readonly<Record<MessageChannel, TellingChannel>> = {
  EMAIL: email,
  WHATSAPP: whatsapp,
  SMS: sms,
}

/** Every channel besides the notifications on the site, in the order in which one stands in for another. */
export const tellingChannels: readonly TellingChannel[] = messageChannels.map(name => channels[name])
