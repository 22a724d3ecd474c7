import { upiLink } from '#domain/money/upi.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { siteNames } from '#server/features/shared/site-content/facts.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { confirmByHand } from './upi-confirmations.ts'
import { enterUtr, readUpiOrder } from './upi-orders.ts'
import { officePaymentMessages } from './words.ts'

interface Dependencies {
  db: Db
  secrets: Secrets
  site: ReadSite
  config: Pick<Config, 'seller'>
}

/** A family at the counter pays by the QR of its order, and the clerk enters the bank's number of the transfer. */
export function upiHandlers(dependencies: Dependencies): HandlersOf<'upiOrder' | 'enterUtr' | 'confirmUpiPayment'> {
  const { db, site } = dependencies
  return {
    async upiOrder({ input: { uuid }, now }) {
      const content = await site()
      const { upi: address } = content.facts('contact')
      const order = await readUpiOrder(db, uuid.toLowerCase(), now)
      if (!order || address === '') return { order: null }
      const amountPaise = order.fee_paise - order.discount_paise
      const reference = order.gateway_order_id ?? ''
      return {
        order: {
          uuid: order.id,
          plan_name: order.plan_name,
          amount: amountPaise / 100,
          receipt_number: reference,
          link: upiLink({ address, name: siteNames(content).en, amountPaise, reference }),
        },
      }
    },

    async enterUtr({ input: { uuid, utr, paid_on: paidOn }, staff, language, now, inAct }) {
      await inAct(async trx => {
        const entry = { orderId: uuid.toLowerCase(), utr, paidOn, by: staff.id }
        const { memberId, number, amountPaise } = await enterUtr(trx, dependencies, entry, now)
        const after = { receipt: number, method: 'upi', reference: utr, amount: amountPaise / 100 }
        return { act: 'payment_entered', memberId, after: { ...after, ...(paidOn && { paid_on: paidOn }) } }
      })
      return { message: officePaymentMessages(language).utrEntered }
    },

    async confirmUpiPayment({ input: { uuid, reason }, staff, language, now, inAct }) {
      await inAct(async trx => {
        const payment = await confirmByHand(trx, { paymentId: uuid.toLowerCase(), by: staff.id, now })
        const after = { receipt: payment.number, amount: payment.amount_paise / 100 }
        return { act: 'payment_confirmed', memberId: payment.member_id, after, reason }
      })
      return { message: officePaymentMessages(language).confirmed }
    },
  }
}
