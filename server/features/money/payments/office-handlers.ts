import type { refundStates } from '#contract/money/payments.office.ts'
import { recordAct } from '#server/features/shared/audit/record.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { PaymentDependencies } from './dependencies.ts'
import { type OfficePaymentRow, officePaymentPage, plansSold, searchPayments } from './office-queries.ts'
import { finishPartRefund, requestPartRefund } from './part-refunds.ts'
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

const refundState = (row: OfficePaymentRow): (typeof refundStates)[number] =>
  row.refunded_at ? 'DONE' : row.refund_asked_at || row.is_part_on_its_way ? 'ASKED' : 'POSSIBLE'

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
  refund: refundState(row),
  part_refunded: row.part_refunded_paise / 100,
  refund_reason: row.refund_reason,
  refunded_at: row.refunded_at?.toISOString() ?? null,
})

export function officePaymentHandlers({
  db,
  gateway,
  secrets,
}: Dependencies): HandlersOf<'officePayments' | 'refundPayment' | 'refundPartOfPayment'> {
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

    async refundPartOfPayment({ input: { uuid, amount, reason }, staff, language, now }) {
      const requested = await db.transaction().execute(async trx => {
        const wish = { paymentId: uuid, by: staff.id, reason, amountPaise: amount * 100 }
        const { part, payment } = await requestPartRefund(trx, wish, now)
        await recordAct(trx, secrets, {
          staff,
          act: 'payment_part_refunded',
          memberId: payment.member_id,
          before: { amount: payment.amount_paise / 100, plan: payment.plan_name, payment: payment.payment_id },
          after: { amount },
          reason,
          now,
        })
        return { part, payment }
      })
      await finishPartRefund({ db, gateway }, requested, now)
      return { message: officePaymentMessages(language).partRefunded }
    },
  }
}
