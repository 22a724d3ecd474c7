import { z } from 'zod'
import { isRealDay } from '#domain/calendar.ts'
import { consentLanguages, translatedLanguages } from '#domain/families/consent-languages.ts'
import { consentNames } from '#domain/families/consents.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { officeAct } from '../office/act.ts'
import { reason, uuid } from '../office/fields.ts'

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
        language: z.enum(consentLanguages),
        act: z.enum(['GIVEN', 'WITHDRAWN']),
        channel: z.enum(['REGISTRATION', 'SITE', 'LINK', 'CODE', 'COUNTER', 'LEAVING', 'WHATSAPP', 'NEW_NUMBER']),
        at: z.string(),
      }),
    ),
  }),
})

/** The same as a file for the Board: what the family read, gave and withdrew. */
export const exportConsents = endpoint({
  method: 'POST',
  path: '/office/member/:uuid/consents/export',
  access: 'admin',
  writes: true,
  acts: ['consents_exported'],
  opens: 'asked',
  input: z.strictObject({ uuid, reason }),
  output: z.object({ name: z.string(), text: z.string() }),
})

const text = z.enum(consentNames, { error: broken('malformed') })
const language = z.enum(translatedLanguages, { error: broken('malformed') })
const optional = (max: number) =>
  z
    .string({ error: broken('malformed') })
    .trim()
    .max(max, { error: broken('max_length', max) })
    .default('')

const written = (max: number) =>
  z
    .string({ error: broken('required') })
    .trim()
    .min(1, { error: broken('required') })
    .max(max, { error: broken('max_length', max) })

/** What was translated so far. */
export const consentTranslations = endpoint({
  method: 'GET',
  path: '/office/consent-texts',
  access: 'admin',
  writes: false,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        text,
        language,
        version: z.number(),
        /** False where the English says something else since: families are not asked in it before it is written anew. */
        is_in_force: z.boolean(),
        /** The English was worded anew since. */
        is_older_than_english: z.boolean(),
        at: z.string(),
        by: z.string(),
      }),
    ),
    /** What was written and not published yet. */
    drafts: z.array(z.object({ text, language })),
  }),
})

const wording = z.object({
  title: z.string(),
  sentence: z.string(),
  whole: z.array(z.string()),
  changed: z.string(),
  afterwards: z.string(),
})

/** One text with its English beside it. */
export const consentTranslation = endpoint({
  method: 'GET',
  path: '/office/consent-texts/:language/:text',
  access: 'admin',
  writes: false,
  input: z.object({ language, text }),
  output: z.object({
    english: wording.extend({ version: z.number() }),
    /** The newest first. */
    versions: z.array(
      z.object({
        version: z.number(),
        words: wording,
        asks_again: z.boolean(),
        at: z.string(),
        by: z.string(),
        /** Empty in versions from before a check was asked for. */
        checked_by: z.string(),
        checked_on: z.string().nullable(),
      }),
    ),
    /** Without a time it came with the product, and nobody has looked at it. */
    draft: wording.extend({ whole: z.string(), at: z.string().nullable(), by: z.string() }).nullable(),
  }),
})

/** Keeps what was written so far, for whoever goes on. No family reads it before it is published. */
export const saveConsentDraft = officeAct(
  'admin',
  { noAct: 'a draft is nothing yet: publishing it is the act' },
  '/office/consent-texts/:language/:text/draft',
  {
    language,
    text,
    title: optional(200),
    sentence: optional(1_000),
    whole: optional(20_000),
    afterwards: optional(2_000),
    changed: optional(1_000),
  },
)

/** Puts the next version in force at once. Its editor says whether it says something else or only says it better. */
export const publishConsentTranslation = officeAct(
  'admin',
  { acts: ['consent_text_published'] },
  '/office/consent-texts/:language/:text',
  {
    language,
    text,
    /** The version that was on the screen, zero before the first. */
    version: z.number().int().min(0).max(10_000),
    title: written(200),
    sentence: written(1_000),
    /** Paragraphs with an empty line between them. */
    whole: optional(20_000),
    afterwards: written(2_000),
    /** What is new, for who agreed to the version before. */
    changed: optional(1_000),
    sense: z.enum(['SAME', 'CHANGED'], { error: broken('select') }),
    /** Who has read the text against its English, and when: no family reads a text that nobody has checked. */
    checked_by: written(100),
    checked_on: z.string({ error: broken('date') }).refine(isRealDay, { error: broken('date') }),
  },
)
