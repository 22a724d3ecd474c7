import { nextOffset } from '#server/features/shared/paging/paging.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { PaymentDependencies } from './dependencies.ts'
import { officePaymentPage, plansSold, searchPayments } from './office-queries.ts'
import { finishPartRefund, requestPartRefund } from './part-refunds.ts'
import { presentOfficePayment } from './present.ts'
import { finishRefund, requestRefund } from './refunds.ts'
import { officePaymentMessages } from './words.ts'

type Dependencies = Pick<PaymentDependencies, 'db' | 'gateway'>

export function officePaymentHandlers({
  db,
  gateway,
}: Dependencies): HandlersOf<'officePayments' | 'refundPayment' | 'refundPartOfPayment'> {
  return {
    async officePayments({ input, language, now }) {
      const { totals, rows } = await searchPayments(db, input)
      const plans = await plansSold(db)
      return {
        count: totals.count,
        next_offset: nextOffset(input.offset, totals.count, officePaymentPage),
        totals: { paid: totals.paid / 100, given_back: totals.given_back / 100 },
        plans: plans.map(({ id, name }) => ({ uuid: id, name })),
        list: rows.map(row => presentOfficePayment(row, language, now)),
      }
    },

    async refundPayment({ input: { uuid, reason }, staff, language, now, inAct }) {
      const payment = await inAct(async trx => {
        const refunded = await requestRefund(trx, { paymentId: uuid, by: staff.id, reason }, now)
        return {
          act: 'payment_refunded',
          memberId: refunded.member_id,
          before: { amount: refunded.amount_paise / 100, plan: refunded.plan_name, payment: refunded.payment_id },
          reason,
          result: refunded,
        }
      })
      await finishRefund({ db, gateway }, payment, now)
      return { message: officePaymentMessages(language).refunded }
    },

    async refundPartOfPayment({ input: { uuid, amount, reason }, staff, language, now, inAct }) {
      const requested = await inAct(async trx => {
        const request = { paymentId: uuid, by: staff.id, reason, amountPaise: amount * 100 }
        const { part, payment } = await requestPartRefund(trx, request, now)
        return {
          act: 'payment_part_refunded',
          memberId: payment.member_id,
          before: { amount: payment.amount_paise / 100, plan: payment.plan_name, payment: payment.payment_id },
          after: { amount },
          reason,
          result: { part, payment },
        }
      })
      await finishPartRefund({ db, gateway }, requested, now)
      return { message: officePaymentMessages(language).partRefunded }
    },
  }
}
