import { z } from 'zod'
import { consentNames } from '#domain/families/consents.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'

const consentName = z.enum(consentNames, { error: broken('malformed') })
export const textVersion = z
  .number({ error: broken('malformed') })
  .int()
  .min(1)
  .max(10_000)

/** What a registration agrees to. A version that is no longer in force is stored as it is, and asked for again. */
export const registrationConsents = z
  .array(z.strictObject({ text: consentName, version: textVersion }))
  .max(consentNames.length)
  .optional()

const consentText = z.object({
  text: consentName,
  version: z.number(),
  title: z.string(),
  sentence: z.string(),
  /** The whole text in paragraphs, where the sentence is only its gist. */
  whole: z.array(z.string()),
  /** What is new in this version. Empty in the first. */
  changed: z.string(),
  /** What follows when it is withdrawn. */
  afterwards: z.string(),
  is_needed: z.boolean(),
})

const ownConsent = consentText.extend({
  state: z.enum(['GIVEN', 'OUTDATED', 'WITHDRAWN', 'NONE']),
  /** When it was given or withdrawn, and in which version. */
  at: z.string().nullable(),
  own_version: z.number().nullable(),
})
export type ConsentText = z.output<typeof consentText>
export type OwnConsent = z.output<typeof ownConsent>

/** The texts now in force with their versions; with a session also the member's own answer to each. */
export const consentList = endpoint({
  method: 'GET',
  path: '/consents',
  access: 'public',
  writes: false,
  input: z.object({}),
  output: { texts: z.object({ list: z.array(consentText) }), own: z.object({ list: z.array(ownConsent) }) },
})

/** Gives or withdraws consents. A yes names the version that was read, because nobody has agreed to another one. */
export const setConsents = endpoint({
  method: 'PUT',
  path: '/consents',
  access: 'member',
  writes: true,
  limits: ['consents'],
  input: z.strictObject({
    consents: z
      .array(z.strictObject({ text: consentName, version: textVersion, is_given: z.enum(['Y', 'N']) }))
      .min(1, { error: broken('malformed') })
      .max(consentNames.length),
  }),
  output: z.object({ message: z.string(), is_paused: z.enum(['Y', 'N']) }),
})
