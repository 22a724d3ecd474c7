import { z } from 'zod'
import { endpoint, type OfficeAccess } from '../endpoint.ts'
import { message } from './fields.ts'

/** A call for an act of the office that answers with just a sentence: its access, its path and its input. */
export const officeAct = <
  const A extends OfficeAccess,
  const P extends `/office/${string}`,
  Told extends z.ZodRawShape,
>(
  access: A,
  path: P,
  told: Told,
) => endpoint({ method: 'POST', path, access, writes: true, input: z.strictObject(told), output: message })
