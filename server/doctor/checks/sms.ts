import { checkSms } from '#server/ports/sms.ts'
import { type Check, reasonOf } from '../finding.ts'

/** Whether the SMS gateway answers and takes the key. Nothing is sent, so that nothing is paid for. */
export const sms: Check = {
  name: 'sms',
  scope: 'service',
  isFrequent: false,
  async run({ config }) {
    if (!config.sms) return []
    try {
      return (await checkSms(config.sms)) === 'key_refused' ? [{ id: 'sms_key' }] : []
    } catch (error) {
      return [{ id: 'sms_away', detail: reasonOf(error) }]
    }
  },
}
