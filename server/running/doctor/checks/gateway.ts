import { checkRazorpay } from '#server/ports/razorpay.ts'
import { type Check, reasonOf } from '../finding.ts'

/** Whether the payment gateway answers and accepts the keys. */
export const gateway: Check = {
  name: 'gateway',
  scope: 'service',
  isFrequent: true,
  async run({ config }) {
    if (!config.gateway) return []
    try {
      return (await checkRazorpay(config.gateway)) === 'key_refused' ? [{ id: 'gateway_key' }] : []
    } catch (error) {
      return [{ id: 'gateway_away', detail: reasonOf(error) }]
    }
  },
}
