import { z } from 'zod'
import type { DeclaredActs, OfficeAccess } from '../endpoint.ts'
import { message } from './fields.ts'

/** A call of the office that answers with just a sentence: its access, the acts it writes, its path and its input. */
export const officeAct = <
  const A extends OfficeAccess,
  const D extends DeclaredActs,
  const P extends `/office/${string}`,
  Told extends z.ZodRawShape,
>(
  access: A,
  does: D,
  path: P,
  told: Told,
) => ({ method: 'POST', path, access, writes: true, ...does, input: z.strictObject(told), output: message }) as const
