import type { TellingChannel } from './channel.ts'
import { email } from './email.ts'
import { sms } from './sms.ts'
import { whatsapp } from './whatsapp.ts'

/** Every channel besides the notifications on the site, in the order in which one stands in for another. */
export const tellingChannels: readonly TellingChannel[] = [email, whatsapp, sms]
