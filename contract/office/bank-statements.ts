import { z } from 'zod'
import { columnMeanings, statementMaxBytes } from '#domain/money/bank-statements.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'

const meaning = z.enum(columnMeanings, { error: broken('malformed') })

/**
 * Confirms payments by UPI from a bank's statement. A file with headings that nobody has matched yet is answered with its
 * columns, sent again with what they mean, and once more when its first lines were seen. The file itself is never stored.
 */
export const readStatement = endpoint({
  method: 'POST',
  path: '/office/bank-statements',
  // Whoever enters payments must not confirm them by a file of their own making.
  access: 'refunds',
  writes: true,
  acts: ['statement_read', 'statement_columns_forgotten'],
  limits: ['statement'],
  input: z.strictObject({
    /** The meaning of each column, separated by commas. Empty: as matched before. */
    columns: z
      .string({ error: broken('malformed') })
      .max(2_000, { error: broken('malformed') })
      .default('')
      .transform(text => (text === '' ? [] : text.split(',')))
      .pipe(z.array(meaning)),
    /** The first lines by these meanings were shown, so that they may count. */
    lines_seen: z.enum(['Y', 'N'], { error: broken('malformed') }).default('N'),
    /** Forgets what the columns meant, and asks for them. */
    match_again: z.enum(['Y', 'N'], { error: broken('malformed') }).default('N'),
  }),
  file: 'table',
  maxFileBytes: statementMaxBytes,
  output: z.object({
    message: z.string(),
    /** The columns to be matched, or null where the statement was read. */
    columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()), meaning })).nullable(),
    /** What the first lines say by new meanings, before anything counts. */
    preview: z
      .object({
        credits: z.number(),
        others: z.number(),
        lines: z.array(z.object({ day: z.string(), amount: z.number(), text: z.string() })),
      })
      .nullable(),
    result: z
      .object({
        from: z.string(),
        to: z.string(),
        /** Lines with money that came in. */
        credits: z.number(),
        confirmed: z.number(),
        differing: z.number(),
        missed: z.number(),
        /** The papers of payments that were taken back before, and came in all the same. */
        returned: z.array(z.string()),
      })
      .nullable(),
  }),
})
