import { checkWhatsapp } from '#server/ports/whatsapp.ts'
import { type Check, reasonOf } from '../finding.ts'

/** Whether WhatsApp answers and takes the token for our number. Nothing is sent. */
export const whatsapp: Check = {
  name: 'whatsapp',
  scope: 'service',
  isFrequent: false,
  async run({ config }) {
    if (!config.whatsapp) return []
    try {
      return (await checkWhatsapp(config.whatsapp)) === 'key_refused' ? [{ id: 'whatsapp_key' }] : []
    } catch (error) {
      return [{ id: 'whatsapp_away', detail: reasonOf(error) }]
    }
  },
}
