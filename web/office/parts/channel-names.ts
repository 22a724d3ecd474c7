import { catalogue } from '#domain/words/catalogue.ts'

type Channel = 'EMAIL' | 'SMS' | 'WHATSAPP' | 'CALL'

/** Each channel by its name, and as the way a message went. */
export const channelNames = catalogue<Record<Channel | `by_${Channel}`, string>>({
  EMAIL: ['email', 'ई-मेल'],
  SMS: ['SMS', 'एसएमएस'],
  WHATSAPP: ['WhatsApp', 'व्हॉट्सॲप'],
  CALL: ['phone', 'फोन'],
  by_EMAIL: ['By email', 'ई-मेलने'],
  by_SMS: ['By SMS', 'एसएमएसने'],
  by_WHATSAPP: ['By WhatsApp', 'व्हॉट्सॲपने'],
  by_CALL: ['By phone', 'फोनने'],
})
