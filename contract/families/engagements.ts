import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'

const yesOrNo = z.enum(['Y', 'N'], { error: broken('malformed') })

/** A family's own word that it is engaged or married, which pauses the profile, or its answer that it is not. */
export const engaged = endpoint({
  method: 'PUT',
  path: '/user/engaged',
  access: 'member',
  writes: true,
  input: z.strictObject({ is_engaged: yesOrNo }),
  output: z.object({ message: z.string(), is_engaged: yesOrNo }),
})
