import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { fit } from '../finding/fit.ts'
import { expectation } from './profiles.ts'

/** A family's expectations and which of them the viewer meets, for a dialog that opens from a card. */
export const expectationFit = endpoint({
  method: 'GET',
  path: '/expectation-fit/:uuid',
  access: 'member',
  writes: false,
  limits: ['profiles ahead'],
  input: z.strictObject({ uuid: z.guid({ error: broken('malformed') }) }),
  output: z.object({ expectation, fit: fit.nullable() }),
})
