import { z } from 'zod'
import { officeMethods } from '#domain/money/payment-methods.ts'
import { maxReason } from '#domain/office/office-reasons.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { officeAct } from '../office/act.ts'
import { uuid } from '../office/fields.ts'
import { offset } from '../paging.ts'

const clerk = z.object({ uuid, name: z.string() })
const method = z.enum(officeMethods)
/** In whole rupees, as fees and refunds are. What went back may be more than what came in. */
const amount = z
  .number({ error: broken('cash_amount') })
  .int({ error: broken('cash_amount') })
  .min(-10_000_000, { error: broken('cash_amount') })
  .max(10_000_000, { error: broken('cash_amount') })

const line = z.object({ method, clerk, expected: z.number(), counted: z.number() })

/** What the books expect since the last locked closing, by method and clerk, and the closings so far, newest first. */
export const cashClosings = endpoint({
  method: 'GET',
  path: '/office/cash-closings',
  access: 'payments',
  writes: false,
  input: z.object({ offset }),
  output: z.object({
    /** `unconfirmed`: how much of it came by UPI and is to be confirmed by the bank's statement. */
    expected: z.array(z.object({ method, clerk, expected: z.number(), unconfirmed: z.number() })),
    count: z.number(),
    next_offset: z.number().nullable(),
    list: z.array(
      z.object({
        uuid,
        day: z.string(),
        lines: z.array(line),
        reason: z.string().nullable(),
        counted_by: z.string(),
        counted_at: z.string(),
        locked_by: z.string().nullable(),
        locked_at: z.string().nullable(),
      }),
    ),
  }),
})

/** Counts the day. Until it is locked, counting again replaces it. */
export const countCash = officeAct('payments', { acts: ['cash_counted'] }, '/office/cash-closings/count', {
  /** Every line that is expected, as it was shown, so that a payment entered meanwhile is not closed uncounted. */
  lines: z
    .array(z.strictObject({ method, clerk: uuid, expected: amount, counted: amount }), { error: broken('malformed') })
    .max(200, { error: broken('malformed') }),
  /** Needed where something counted differs from what was expected. */
  reason: z
    .string({ error: broken('malformed') })
    .trim()
    .max(maxReason, { error: broken('max_length', maxReason) })
    .default(''),
})

/** From now on nobody changes it. */
export const lockCashClosing = officeAct('refunds', { acts: ['cash_locked'] }, '/office/cash-closings/lock', { uuid })
