import { recordAct } from '#server/features/audit/record.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { PaymentDependencies } from './dependencies.ts'
import { type OfficePaymentRow, officePaymentPage, searchPayments } from './office-queries.ts'
import { finishRefund, requestRefund } from './refunds.ts'
import { officePaymentMessages } from './words.ts'

type Dependencies = Pick<PaymentDependencies, 'db' | 'gateway' | 'secrets'>
const gateways = { razorpay: 'RAZORPAY', sandbox: 'SANDBOX', offline: 'OFFLINE' } as const

const present = (row: OfficePaymentRow) => ({
  uuid: row.id,
  member: { uuid: row.member_id, registration_no: row.registration_no, last_name: row.last_name },
  plan_name: row.plan_name,
  amount: row.amount_paise / 100,
  gateway: gateways[row.gateway as keyof typeof gateways],
  gateway_payment_id: row.payment_id,
  document_no: row.document_no,
  paid_at: row.paid_at.toISOString(),
  is_surplus: row.is_surplus,
  refund: row.refunded_at ? ('DONE' as const) : row.refund_asked_at ? ('ASKED' as const) : ('POSSIBLE' as const),
  refund_reason: row.refund_reason,
  refunded_at: row.refunded_at?.toISOString() ?? null,
})

export function officePaymentHandlers({
  db,
  gateway,
  secrets,
}: Dependencies): HandlersOf<'officePayments' | 'refundPayment'> {
  return {
    async officePayments({ input }) {
      const { count, rows } = await searchPayments(db, input)
      const isLast = (input.offset + 1) * officePaymentPage >= count
      return { count, next_offset: isLast ? null : input.offset + 1, list: rows.map(present) }
    },

    async refundPayment({ input: { uuid, reason }, staff, language, now }) {
      const payment = await db.transaction().execute(async trx => {
        const refunded = await requestRefund(trx, { paymentId: uuid, by: staff.id, reason }, now)
        await recordAct(trx, secrets, {
          staff,
          act: 'payment_refunded',
          memberId: refunded.member_id,
          before: { amount: refunded.amount_paise / 100, plan: refunded.plan_name, payment: refunded.payment_id },
          reason,
          now,
        })
        return refunded
      })
      await finishRefund({ db, gateway }, payment, now)
      return { message: officePaymentMessages(language).refunded }
    },
  }
}
