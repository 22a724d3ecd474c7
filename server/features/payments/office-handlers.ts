import { recordAct } from '#server/features/audit/record.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { PaymentDependencies } from './dependencies.ts'
import { type OfficePaymentRow, officePaymentPage, plansSold, searchPayments } from './office-queries.ts'
import { finishRefund, requestRefund } from './refunds.ts'
import { officePaymentMessages } from './words.ts'

type Dependencies = Pick<PaymentDependencies, 'db' | 'gateway' | 'secrets'>
const gateways = { razorpay: 'RAZORPAY', sandbox: 'SANDBOX', offline: 'OFFLINE' } as const

const paperKinds = {
  receipt: 'RECEIPT',
  tax_invoice: 'TAX_INVOICE',
  refund_note: 'REFUND_NOTE',
  credit_note: 'CREDIT_NOTE',
} as const

const present = (row: OfficePaymentRow) => ({
  uuid: row.id,
  member: { uuid: row.member_id, registration_no: row.registration_no, last_name: row.last_name },
  plan_name: row.plan_name,
  amount: row.amount_paise / 100,
  gateway: gateways[row.gateway as keyof typeof gateways],
  method: row.method,
  reference: row.reference,
  discount: row.discount_paise / 100,
  discount_reason: row.discount_reason,
  gateway_payment_id: row.payment_id,
  document_no: row.documents?.find(({ kind }) => kind === 'receipt' || kind === 'tax_invoice')?.number ?? null,
  documents: (row.documents ?? []).map(({ id, number, kind }) => ({ uuid: id, number, kind: paperKinds[kind] })),
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
      const { totals, rows } = await searchPayments(db, input)
      const isLast = (input.offset + 1) * officePaymentPage >= totals.count
      const plans = await plansSold(db)
      return {
        count: totals.count,
        next_offset: isLast ? null : input.offset + 1,
        totals: { paid: totals.paid / 100, given_back: totals.given_back / 100 },
        plans: plans.map(({ id, name }) => ({ uuid: id, name })),
        list: rows.map(present),
      }
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
