import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Clock } from '#server/ports/clock.ts'
import type { OfficeDoor } from './office-door.ts'
import { Refusal } from './refusal.ts'

type Admission = Parameters<OfficeDoor['admitOrRefuse']>[0]

/** Admits staff to a file that is not part of the contract. Others do not learn whether the address exists. */
export async function admitToFile<T>(
  { office, clock }: { office: OfficeDoor; clock: Clock },
  request: FastifyRequest,
  admission: Admission,
  path: z.ZodType<T>,
) {
  const now = clock.now()
  const staff = await office.admitOrRefuse(admission, request, now)
  const asked = path.safeParse(request.params)
  if (!staff || !asked.success) throw new Refusal('not_found')
  return { staff, now, asked: asked.data }
}
