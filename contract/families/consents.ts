import { z } from 'zod'
import { consentLanguages } from '#domain/families/consent-languages.ts'
import { consentNames } from '#domain/families/consents.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'

const consentName = z.enum(consentNames, { error: broken('malformed') })
/** The language in which a text was read, where that is not the page's. */
export const readIn = z.enum(consentLanguages, { error: broken('malformed') })
export const textVersion = z
  .number({ error: broken('malformed') })
  .int()
  .min(1)
  .max(10_000)

/** What a registration agrees to. A version that is no longer in force is stored as it is, and asked for again. */
export const registrationConsents = z
  .array(z.strictObject({ text: consentName, version: textVersion, language: readIn.optional() }))
  .max(consentNames.length)
  .optional()

export const consentText = z.object({
  text: consentName,
  version: z.number(),
  /** The language of the words below: the one asked for, or the page's where nobody has translated the text. */
  language: z.enum(consentLanguages),
  direction: z.enum(['ltr', 'rtl']),
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
  own_language: z.enum(consentLanguages).nullable(),
})
export type ConsentText = z.output<typeof consentText>
export type OwnConsent = z.output<typeof ownConsent>

/** The languages in which the provider asks, each under the name that its readers give it. */
export const readableIn = z.array(z.object({ language: z.enum(consentLanguages), name: z.string() }))

/** In which languages the texts can be read, and in which they stand below. */
const read = { languages: readableIn, read_in: z.enum(consentLanguages) }

/** The texts now in force with their versions, in the page's language or another one; with a session also the member's own answer to each. */
export const consentList = endpoint({
  method: 'GET',
  path: '/consents',
  access: 'public',
  writes: false,
  /**
   * With a text, the languages are those in which that one can be read: else those of both that a profile needs. Without a language,
   * whoever agreed in a translated one reads on in that.
   */
  input: z.object({ language: readIn.optional(), text: consentName.optional() }),
  output: {
    texts: z.object({ ...read, list: z.array(consentText) }),
    own: z.object({ ...read, list: z.array(ownConsent) }),
  },
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
      .array(
        z.strictObject({
          text: consentName,
          version: textVersion,
          language: readIn.optional(),
          is_given: z.enum(['Y', 'N']),
        }),
      )
      .min(1, { error: broken('malformed') })
      .max(consentNames.length),
  }),
  output: z.object({ message: z.string(), is_paused: z.enum(['Y', 'N']) }),
})
