import type { PaymentStatus } from '#contract/money/payments.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { rowIn } from '#server/features/families/profile-fields/second-script.ts'
import { presentFlag } from '#server/http/wire-values.ts'
import type { OfficePaymentRow } from './office-queries.ts'
import type { OrderStatus, paymentsOf } from './queries.ts'
import { mayConfirmByHand, refundStateOf, upiStateOf } from './rules.ts'

export const wireStatus = {
  created: 'CREATED',
  paid: 'PAID',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
  refunded: 'REFUNDED',
} as const satisfies Record<OrderStatus, PaymentStatus>

const wireKind = {
  receipt: 'RECEIPT',
  tax_invoice: 'TAX_INVOICE',
  refund_note: 'REFUND_NOTE',
  credit_note: 'CREDIT_NOTE',
} as const

const gateways = { razorpay: 'RAZORPAY', sandbox: 'SANDBOX', offline: 'OFFLINE' } as const
const wireRefund = { possible: 'POSSIBLE', asked: 'ASKED', done: 'DONE' } as const

type PaymentRow = Awaited<ReturnType<typeof paymentsOf>>[number]

/** A payment as its member reads it. */
export const presentPayment = (row: PaymentRow) => ({
  uuid: row.id,
  plan_name: row.plan_name,
  fee: row.fee_paise / 100,
  status: wireStatus[row.status],
  is_offline: presentFlag(row.gateway === 'offline'),
  is_to_be_confirmed: presentFlag(row.is_to_be_confirmed),
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
  refunded_at: row.refunded_at?.toISOString() ?? null,
  documents: (row.documents ?? []).map(({ id, number, kind }) => ({
    uuid: id,
    number,
    kind: wireKind[kind],
  })),
})

function presentUpi({ entered_at, entered_by, ...row }: OfficePaymentRow, now: Date) {
  if (!entered_at) return null
  const payment = { ...row, entered_at }
  return {
    state: upiStateOf(payment),
    entered_by: entered_by ?? '',
    stated: row.stated_paise === null ? null : row.stated_paise / 100,
    may_confirm: mayConfirmByHand(payment, now),
  } as const
}

/** A payment as staff read it. */
export const presentOfficePayment = (row: OfficePaymentRow, language: Language, now: Date) => ({
  uuid: row.id,
  member: { uuid: row.member_id, registration_no: row.registration_no, last_name: rowIn(language, row).last_name },
  plan_name: row.plan_name,
  amount: row.amount_paise / 100,
  gateway: gateways[row.gateway as keyof typeof gateways],
  method: row.method,
  reference: row.reference,
  discount: row.discount_paise / 100,
  discount_reason: row.discount_reason,
  gateway_payment_id: row.payment_id,
  document_no: row.documents?.find(({ kind }) => kind === 'receipt' || kind === 'tax_invoice')?.number ?? null,
  documents: (row.documents ?? []).map(({ id, number, kind }) => ({ uuid: id, number, kind: wireKind[kind] })),
  paid_at: row.paid_at.toISOString(),
  is_surplus: row.is_surplus,
  refund: wireRefund[refundStateOf(row, row.is_part_on_its_way)],
  part_refunded: row.part_refunded_paise / 100,
  upi: presentUpi(row, now),
  refund_reason: row.refund_reason,
  refunded_at: row.refunded_at?.toISOString() ?? null,
})
