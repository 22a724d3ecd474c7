import { z } from 'zod'
import { endpoint, type OfficeAccess } from '../endpoint.ts'
import { message } from './fields.ts'

/** An act of the office that is answered with a sentence alone: who may do it, at which path, and what it is told. */
export const officeAct = <
  const A extends OfficeAccess,
  const P extends `/office/${string}`,
  Told extends z.ZodRawShape,
>(
  access: A,
  path: P,
  told: Told,
) => endpoint({ method: 'POST', path, access, writes: true, input: z.strictObject(told), output: message })
