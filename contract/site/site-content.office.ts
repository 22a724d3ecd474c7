import { z } from 'zod'
import { contentKinds, contentLanguages } from '#domain/site/site-content.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { rowVersion } from '../numbers.ts'
import { officeAct } from '../office/act.ts'
import { message } from '../office/fields.ts'

const kind = z.enum(contentKinds, { error: broken('malformed') })
/** A written page is named with its language; a record of facts holds both. */
const language = z.enum(contentLanguages, { error: broken('malformed') })
const body = z.record(z.string(), z.unknown(), { error: broken('malformed') })
/** Zero where nothing was published yet. */
const published = z.number().int().min(0).max(1_000_000_000)

const state = z.object({
  kind,
  language,
  /** The newest version. It is a draft where it is not the published one. */
  version: z.number(),
  published: z.number(),
  changed_at: z.string(),
  changed_by: z.string(),
  /** A page whose English was published after its Marathi. */
  is_older_than_english: z.boolean(),
})

/** Every piece of the site with its state. */
export const officeContentList = endpoint({
  method: 'GET',
  path: '/office/content',
  access: 'admin',
  writes: false,
  input: z.object({}),
  output: z.object({ list: z.array(state) }),
})

export const officeContent = endpoint({
  method: 'GET',
  path: '/office/content/:kind',
  access: 'admin',
  writes: false,
  input: z.object({ kind, language, version: z.coerce.number().int().min(1).max(1_000_000_000).optional() }),
  output: z.object({
    /** The newest version, zero before the first. */
    version: z.number(),
    published: z.number(),
    /** The version that was asked for, or the newest. */
    body,
    history: z.array(z.object({ version: z.number(), at: z.string(), by: z.string(), is_published: z.boolean() })),
  }),
})

/** Writes a draft on top of the version that was read. Visitors see nothing of it. */
export const saveContent = endpoint({
  method: 'PUT',
  path: '/office/content/:kind',
  access: 'admin',
  writes: true,
  acts: ['content_saved'],
  input: z.strictObject({ kind, language, version: published, body }),
  output: message.extend({ version: z.number() }),
})

/** Shows a version to everybody: the newest, or an earlier one to go back to it. */
export const publishContent = officeAct('admin', { acts: ['content_published'] }, '/office/content/:kind/publish', {
  kind,
  language,
  version: rowVersion,
  published,
})

/** A text as the site would show it, with the facts of the day. */
export const previewText = endpoint({
  method: 'POST',
  path: '/office/preview-text',
  access: 'admin',
  writes: false,
  input: z.strictObject({
    language: z.enum(['en', 'mr'], { error: broken('malformed') }),
    text: z.string({ error: broken('malformed') }).max(40_000, { error: broken('max_length', 40_000) }),
  }),
  output: z.object({ html: z.string() }),
})

/** A logo or a banner, made anew. The answer is its address, for the body of a draft. */
export const uploadSitePicture = endpoint({
  method: 'POST',
  path: '/office/site-picture',
  access: 'admin',
  writes: true,
  acts: ['site_picture_added'],
  input: z.object({}),
  file: 'image',
  output: message.extend({ image: z.string() }),
})
