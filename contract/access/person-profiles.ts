import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { readForms } from '../families/second-script.ts'
import { broken } from '../field-words.ts'
import { wholeListOf } from '../paging.ts'

/** The profiles that the person who is logged in acts for: their sons and daughters, or themselves. */
export const ownProfiles = endpoint({
  method: 'GET',
  path: '/profiles',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: wholeListOf(
    z.object({
      uuid: z.guid(),
      registration_no: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      second_script: readForms(['first_name', 'last_name']),
      gender: z.enum(['M', 'F']),
      is_current: z.union([z.literal(0), z.literal(1)]),
      /** N while our office looks at it, or has closed it. */
      is_open: z.enum(['Y', 'N']),
    }),
  ),
})

/** Goes over to another of the own profiles, in the same session. */
export const switchProfile = endpoint({
  method: 'POST',
  path: '/profiles/switch',
  access: 'member',
  writes: true,
  input: z.strictObject({ uuid: z.guid({ error: broken('malformed') }) }),
  output: z.object({ message: z.string() }),
})
