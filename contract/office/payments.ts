import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { offset } from '../paging.ts'
import { message, reason, uuid } from './fields.ts'

/** What can be done about a payment, or why nothing can. ASKED waits for the gateway's word. */
export const refundStates = ['POSSIBLE', 'ASKED', 'DONE'] as const

/** All payments, the newest first. */
export const officePayments = endpoint({
  method: 'GET',
  path: '/office/payments',
  access: 'staff',
  writes: false,
  input: z.object({
    /** A registration number, the number of a receipt or invoice, or the gateway's own id of a payment. */
    query: z.string().trim().max(64).default(''),
    offset,
  }),
  output: z.object({
    count: z.number(),
    next_offset: z.number().nullable(),
    list: z.array(
      z.object({
        uuid,
        member: z.object({ uuid, registration_no: z.string(), last_name: z.string() }),
        plan_name: z.string(),
        amount: z.number(),
        gateway: z.enum(['RAZORPAY', 'SANDBOX', 'OFFLINE']),
        gateway_payment_id: z.string(),
        /** The number of the receipt or invoice. A second payment of one order has none. */
        document_no: z.string().nullable(),
        paid_at: z.string(),
        /** A second payment of one order gave nothing, and should be given back. */
        is_surplus: z.boolean(),
        refund: z.enum(refundStates),
        refund_reason: z.string().nullable(),
        refunded_at: z.string().nullable(),
      }),
    ),
  }),
})

/** Gives a whole payment back, and takes back exactly what it gave. */
export const refundPayment = endpoint({
  method: 'POST',
  path: '/office/payments/refund',
  access: 'admin',
  writes: true,
  input: z.strictObject({ uuid, reason }),
  output: message,
})
