import { z } from 'zod'
import { isRealDay } from '#domain/calendar.ts'
import { maxReference, officeMethods, paymentMethods } from '#domain/money/payment-methods.ts'
import { maxReason } from '#domain/office/office-reasons.ts'
import { plainDigits } from '#domain/words/digits.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { officeAct } from '../office/act.ts'
import { reason, uuid } from '../office/fields.ts'
import { direction, offset } from '../paging.ts'

/** Whether a payment can be refunded. ASKED waits for the gateway. */
const refundStates = ['POSSIBLE', 'ASKED', 'DONE'] as const

const day = z.string({ error: broken('date') }).refine(isRealDay, { error: broken('date') })

/** The search of payments. */
const chosen = {
  /** A registration number, the number of a receipt or invoice, or the gateway's own id of a payment. */
  query: z.string().trim().max(64).default(''),
  /** The days on which they were made, both included. */
  from: day.optional(),
  to: day.optional(),
  method: z.enum(paymentMethods, { error: broken('malformed') }).optional(),
  plan: uuid.optional(),
  /** Only payments by UPI that are to be confirmed. */
  unconfirmed: z.enum(['Y'], { error: broken('malformed') }).optional(),
}

/**
 * What is known of a payment by UPI. A statement of its day that does not hold it makes it MISSED, and one with another amount
 * makes it DIFFER.
 */
export const upiStates = ['WAITS', 'MISSED', 'DIFFERS', 'CONFIRMED'] as const

/** The search of the accountant's file. Papers are chosen by their day of issue. */
export const paymentExport = z.object({
  ...chosen,
  format: z.enum(['csv', 'xlsx'], { error: broken('malformed') }),
  language: z.enum(['en', 'mr']).default('en'),
})

/** All payments, the newest first unless the page asks for the other order. */
export const officePayments = endpoint({
  method: 'GET',
  path: '/office/payments',
  access: 'payments',
  writes: false,
  input: z.object({ ...chosen, direction, offset }),
  output: z.object({
    count: z.number(),
    next_offset: z.number().nullable(),
    /** The sums of all matching payments in rupees: what was paid, and how much of it was refunded. */
    totals: z.object({ paid: z.number(), given_back: z.number() }),
    plans: z.array(z.object({ uuid, name: z.string() })),
    list: z.array(
      z.object({
        uuid,
        member: z.object({ uuid, registration_no: z.string(), last_name: z.string() }),
        plan_name: z.string(),
        amount: z.number(),
        gateway: z.enum(['RAZORPAY', 'SANDBOX', 'OFFLINE']),
        method: z.string(),
        /** The number of a cheque or of a transfer. */
        reference: z.string(),
        discount: z.number(),
        discount_reason: z.string().nullable(),
        gateway_payment_id: z.string(),
        /** The number of the receipt or invoice. A second payment of one order has none. */
        document_no: z.string().nullable(),
        /** Its papers: `/api/office/payments/document/{uuid}` is each as a PDF. */
        documents: z.array(
          z.object({
            uuid,
            number: z.string(),
            kind: z.enum(['RECEIPT', 'TAX_INVOICE', 'REFUND_NOTE', 'CREDIT_NOTE']),
          }),
        ),
        paid_at: z.string(),
        /** A second payment of one order granted nothing, and should be refunded. */
        is_surplus: z.boolean(),
        refund: z.enum(refundStates),
        refund_reason: z.string().nullable(),
        refunded_at: z.string().nullable(),
        /** Rupees that were refunded in parts while the plan runs on. */
        part_refunded: z.number(),
        /** Of a payment by UPI at the counter. */
        upi: z
          .object({
            state: z.enum(upiStates),
            entered_by: z.string(),
            /** What the bank's statement says in rupees. */
            stated: z.number().nullable(),
            /** Whether a treasurer or an ADMIN may confirm it by hand now. */
            may_confirm: z.boolean(),
          })
          .nullable(),
      }),
    ),
  }),
})

/** Refunds a whole payment, and takes back exactly what it granted. */
export const refundPayment = officeAct('refunds', { acts: ['payment_refunded'] }, '/office/payments/refund', {
  uuid,
  reason,
})

/** Refunds part of a payment. Days and views stay. */
export const refundPartOfPayment = officeAct(
  'refunds',
  { acts: ['payment_part_refunded'] },
  '/office/payments/refund-part',
  {
    uuid,
    /** In whole rupees, less than what can still be refunded. */
    amount: z
      .number({ error: broken('part_refund') })
      .int({ error: broken('part_refund') })
      .min(1, { error: broken('part_refund') })
      .max(10_000_000, { error: broken('part_refund') }),
    reason,
  },
)

/** Confirms a payment by UPI that the bank's statements leave open. To take it back is to refund it. */
export const confirmUpiPayment = officeAct('refunds', { acts: ['payment_confirmed'] }, '/office/payments/confirm', {
  uuid,
  reason,
})

/** A payment that was made at the office, with the number of its paper receipt. */
export const officePayment = z.strictObject({
  plan_id: field.choice('plan_id'),
  receipt_number: field.text('receipt_number', 30),
  method: z.enum(officeMethods, { error: broken('select', 'method') }),
  /** The number of the cheque, or of the transfer. */
  reference: z
    .string({ error: broken('malformed') })
    .trim()
    .max(maxReference, { error: broken('max_length', maxReference) })
    .default(''),
  /** The day of the payment, if it is not today. */
  paid_on: z
    .string({ error: broken('date') })
    .refine(isRealDay, { error: broken('date') })
    .optional(),
  /** A discount from the fee in rupees, with the reason. */
  discount: z
    .number({ error: broken('malformed') })
    .int({ error: broken('malformed') })
    .min(0, { error: broken('malformed') })
    .max(10_000_000, { error: broken('malformed') })
    .default(0),
  discount_reason: z
    .string({ error: broken('malformed') })
    .trim()
    .max(maxReason, { error: broken('max_length', maxReason) })
    .default(''),
})

/** Enters a payment. One by UPI, where the provider has an address for it, becomes an order that waits for its UTR. */
export const enterPayment = officeAct('staff', { acts: ['payment_entered', 'upi_ordered'] }, '/office/member/payment', {
  ...officePayment.shape,
  uuid,
})

/** The order of a family that waits for its payment by UPI. */
export const upiOrder = endpoint({
  method: 'GET',
  path: '/office/member/upi/:uuid',
  access: 'staff',
  writes: false,
  opens: 'asked',
  input: z.object({ uuid }),
  output: z.object({
    order: z
      .object({
        uuid,
        plan_name: z.string(),
        /** In rupees. */
        amount: z.number(),
        receipt_number: z.string(),
        /** What the QR says. */
        link: z.string(),
      })
      .nullable(),
  }),
})

/** Starts the plan of an order by the bank's number of the transfer, which the family shows on its phone. */
export const enterUtr = officeAct('staff', { acts: ['payment_entered'] }, '/office/member/utr', {
  /** The order. */
  uuid,
  utr: z
    .string({ error: broken('required', 'utr') })
    .transform(typed => plainDigits(typed).replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{12}$/, { error: broken('utr') })),
  /** The day of the transfer, if it is not today. */
  paid_on: day.optional(),
})

export const plansToSell = endpoint({
  method: 'GET',
  path: '/office/plans-to-sell',
  access: 'staff',
  writes: false,
  input: z.object({}),
  output: z.object({
    /** Whether the provider has a UPI address, so that a payment by UPI shows a QR. */
    shows_qr: z.boolean(),
    list: z.array(
      z.object({ uuid, name: z.string(), fee: z.number(), validity_in_days: z.number(), views: z.number() }),
    ),
  }),
})
