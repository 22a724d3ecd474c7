import { z } from 'zod'
import { consentNames } from '#domain/families/consents.ts'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../office/fields.ts'

/** Everything that was agreed to in this record, and what was withdrawn, the newest first. It stays after the member has left. */
export const memberConsents = endpoint({
  method: 'GET',
  path: '/office/member/:uuid/consents',
  access: 'staff',
  writes: false,
  opens: 'asked',
  input: z.object({ uuid }),
  output: z.object({
    list: z.array(
      z.object({
        text: z.enum(consentNames),
        title: z.string(),
        version: z.number(),
        language: z.enum(['en', 'mr']),
        act: z.enum(['GIVEN', 'WITHDRAWN']),
        channel: z.enum(['REGISTRATION', 'SITE', 'LINK', 'CODE', 'COUNTER', 'LEAVING', 'WHATSAPP', 'NEW_NUMBER']),
        at: z.string(),
      }),
    ),
  }),
})
