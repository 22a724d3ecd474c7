import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { flag, nullableText, pageOf } from '../finding/summary.ts'
import { offset } from '../paging.ts'

/** NORMAL buys or renews a plan, UPGRADE changes to a dearer one. */
export const paymentTypes = ['NORMAL', 'UPGRADE'] as const

/**
 * The payment window carries no session, so the page asks for its address first. The address is good for a minute and
 * opens once; `user_id` in it is there for the specification and decides nothing.
 */
export const paymentTicket = endpoint({
  method: 'POST',
  path: '/payment/ticket',
  access: 'member',
  writes: true,
  limits: ['payment'],
  input: z.strictObject({
    plan_id: z.guid({ error: broken('malformed') }),
    type: z.enum(paymentTypes, { error: broken('malformed') }),
    /** The profile whose contact the family wanted: once it has paid, it is led back there. */
    contact_of: z.guid({ error: broken('malformed') }).optional(),
  }),
  output: z.object({ url: z.string(), message: z.string() }),
})

const paymentStatuses = ['NONE', 'CREATED', 'PAID', 'FAILED', 'CANCELLED', 'REFUNDED'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * The state of the member's last payment, asked when the window has closed. The gateway is asked where it has not answered yet;
 * CREATED means that its answer is still awaited.
 */
export const checkPayment = endpoint({
  method: 'POST',
  path: '/payment/check',
  access: 'member',
  writes: true,
  limits: ['payment check'],
  input: z.strictObject({}),
  output: z.object({ status: z.enum(paymentStatuses), message: z.string() }),
})

/** The member's own payments, the last one first. A paper is fetched by its id at `/payment/document/:uuid`. */
export const paymentList = endpoint({
  method: 'GET',
  path: '/payment/list',
  access: 'member',
  writes: false,
  input: z.object({ offset }),
  output: pageOf(
    z.object({
      uuid: z.guid(),
      plan_name: z.string(),
      fee: z.number(),
      status: z.enum(paymentStatuses),
      is_offline: flag,
      /** Paid by UPI at the office, and not yet found in the bank's statement. */
      is_to_be_confirmed: flag,
      created_at: z.string(),
      paid_at: nullableText,
      refunded_at: nullableText,
      documents: z.array(
        z.object({
          uuid: z.guid(),
          number: z.string(),
          kind: z.enum(['RECEIPT', 'TAX_INVOICE', 'REFUND_NOTE', 'CREDIT_NOTE']),
        }),
      ),
    }),
  ),
})
