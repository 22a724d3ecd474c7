import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { fit } from '../finding/fit.ts'
import { expectation } from './profiles.ts'

/** A family's expectations, which of them the viewer meets and which of the viewer's own they meet, beside a card or over it. */
export const expectationFit = endpoint({
  method: 'GET',
  path: '/expectation-fit/:uuid',
  access: 'member',
  writes: false,
  limits: ['profiles ahead'],
  input: z.strictObject({ uuid: z.guid({ error: broken('malformed') }) }),
  output: z.object({ expectation, fit: fit.nullable(), our_fit: fit.nullable() }),
})
