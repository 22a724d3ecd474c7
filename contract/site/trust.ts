import { z } from 'zod'
import { type GrievanceFigure, grievanceFigures, type TrustFigure, trustFigures } from '#domain/site/trust.ts'
import { endpoint } from '../endpoint.ts'

/** Null stands for fewer than ten. */
const count = z.number().nullable()
const figures = z.object(
  Object.fromEntries(trustFigures.map(figure => [figure, count])) as Record<TrustFigure, typeof count>,
)
const month = z.string()
const exact = z.number()

const trustAnswer = z.object({
  /** Members who carry the mark 'ID checked' today. */
  checked_now: count,
  /** Families in the lists who were shown to nobody in 30 days. Absent until showings were counted for so long. */
  shown_to_nobody: count.optional(),
  /** What became of grievances, quarter by quarter from the sealed months, the latest first. */
  quarters: z.array(
    z.object({
      /** Such as 2026-Q4, of the calendar year. */
      quarter: z.string(),
      /** Whether all its months are sealed. */
      is_whole: z.boolean(),
      grievances: z.object(
        Object.fromEntries(grievanceFigures.map(figure => [figure, exact])) as Record<GrievanceFigure, typeof exact>,
      ),
    }),
  ),
  /** The month that runs. */
  running: z.object({ month, figures }),
  /** Finished months, the latest first, as they were sealed. */
  sealed: z.array(
    z.object({
      month,
      figures,
      /** What the hash is of. */
      text: z.string(),
      /** SHA-256 in hexadecimal. */
      hash: z.string(),
      /** The row of the audit that holds the hash. */
      audit_row: z.number(),
      sealed_at: z.string(),
    }),
  ),
})
export type TrustAnswer = z.output<typeof trustAnswer>

/** Figures of the service from its own tables, month by month. */
export const trust = endpoint({
  method: 'GET',
  path: '/trust',
  access: 'public',
  writes: false,
  input: z.object({}),
  output: trustAnswer,
})
