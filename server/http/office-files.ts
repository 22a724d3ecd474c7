import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { StaffActName } from '#domain/office/audit.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { ActsOf, InAct } from './acts.ts'
import type { OfficeDoor } from './office-door.ts'
import { Refusal } from './refusal.ts'

/** What it takes to admit staff to a file. */
export interface OfficeFiles {
  office: OfficeDoor
  actsOf: ActsOf
  clock: Clock
}

/** A file that is not part of the contract is declared like a call of the office. */
type Admission<A extends StaffActName> = Parameters<OfficeDoor['admitOrRefuse']>[0] & {
  acts?: readonly A[]
  opens: FastifyRequest['opens']
}

/** Admits staff to a file that is not part of the contract. Others do not learn whether the address exists. */
export async function admitToFile<T, const A extends StaffActName = never>(
  { office, actsOf, clock }: OfficeFiles,
  request: FastifyRequest,
  admission: Admission<A>,
  path: z.ZodType<T>,
) {
  const now = clock.now()
  const staff = await office.admitOrRefuse(admission, request, now)
  const asked = path.safeParse(request.params)
  if (!staff || !asked.success) throw new Refusal('not_found')
  request.opens = admission.opens
  const inAct: InAct<A> = actsOf({ staff, now })
  return { staff, now, inAct, asked: asked.data }
}
