import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { candidateState } from '../families/candidate-consent.ts'
import { freeSummary, paidSummary } from './summary.ts'

/** What other families wait for: an answer, a word whether their number answered, or their number to be opened. */
const nextSteps = ['ANSWER', 'REACHED', 'OPEN'] as const

const day = <T extends z.ZodType>(family: T) =>
  z.object({
    /** The registered owner's alone to read, as the call of its own: null for others of the family. */
    candidate: candidateState.output.nullable(),
    /** Null where no family waits for anything; the own biodata says then what is next. */
    step: z.enum(nextSteps).nullable(),
    /** The families of the step, of whom the first few are in the answer. */
    count: z.number(),
    families: z.array(family),
    /** Of whom somebody else of the family asked the candidate who keeps the last word, the last asked first. Empty for the candidate. */
    asked: z.array(family),
    /** The contacts that the plan still opens. */
    contact_view: z.number(),
  })

/** What the dashboard draws above its faces, in one call. */
export const today = endpoint({
  method: 'GET',
  path: '/today',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: { free: day(freeSummary), paid: day(paidSummary) },
})
