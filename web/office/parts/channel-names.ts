import { catalogue } from '#domain/words/catalogue.ts'

type Channel = 'EMAIL' | 'SMS' | 'WHATSAPP' | 'CALL'

/** Each channel by its name, and as the way a message went. */
export const channelNames = catalogue<Record<Channel | `by_${Channel}`, string>>({
  en: {
    EMAIL: 'email',
    SMS: 'SMS',
    WHATSAPP: 'WhatsApp',
    CALL: 'phone',
    by_EMAIL: 'By email',
    by_SMS: 'By SMS',
    by_WHATSAPP: 'By WhatsApp',
    by_CALL: 'By phone',
  },
  mr: {
    EMAIL: 'ई-मेल',
    SMS: 'एसएमएस',
    WHATSAPP: 'व्हॉट्सॲप',
    CALL: 'फोन',
    by_EMAIL: 'ई-मेलने',
    by_SMS: 'एसएमएसने',
    by_WHATSAPP: 'व्हॉट्सॲपने',
    by_CALL: 'फोनने',
  },
})
