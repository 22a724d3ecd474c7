import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { rowVersion } from '../numbers.ts'
import { officeAct } from '../office/act.ts'
import { message, reason, uuid } from '../office/fields.ts'
import { offset } from '../paging.ts'

const partner = z.object({
  registration_no: z.string(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  address: z.string(),
})

const registrationNo = z
  .string({ error: broken('malformed') })
  .trim()
  .regex(/^(?:|[BG]\d{1,10})$/i, { error: broken('malformed') })
  .transform(typed => typed.toUpperCase())
  .default('')
const city = z
  .string({ error: broken('malformed') })
  .trim()
  .max(60, { error: broken('max_length', 60) })
  .refine(field.hidesNoContact, { error: broken('contact_in_text') })
  .default('')

/** What the site shows of a couple. */
const coupleFields = {
  groom_first_name: field.personName('first_name', 30),
  groom_last_name: field.optionalPersonName(30),
  groom_registration_no: registrationNo,
  groom_address: city,
  bride_first_name: field.personName('first_name', 30),
  bride_last_name: field.optionalPersonName(30),
  bride_registration_no: registrationNo,
  bride_address: city,
  words: field.storyWords,
  wedding_year: field.weddingYear,
}

/** The stories that everybody can read, the newest first. */
export const officeStories = endpoint({
  method: 'GET',
  path: '/office/stories',
  access: 'staff',
  writes: false,
  input: z.object({
    /** A registration number, or names in either script. */
    query: z.string().trim().max(64).default(''),
    offset,
  }),
  output: z.object({
    count: z.number(),
    next_offset: z.number().nullable(),
    list: z.array(
      z.object({
        uuid,
        version: z.number(),
        groom: partner,
        bride: partner,
        words: z.string(),
        wedding_year: z.number().nullable(),
        image: z.string().nullable(),
        published_at: z.string(),
      }),
    ),
  }),
})

/** Takes a story off the site for good, as either of the couple may ask. */
export const takeDownStory = officeAct('staff', { acts: ['story_taken_down'] }, '/office/stories/take-down', {
  uuid,
  reason,
})

/** Writes a story that the couple told the office. It is public at once: their word stands in the consent. */
export const writeOfficeStory = endpoint({
  method: 'POST',
  path: '/office/stories',
  access: 'staff',
  writes: true,
  acts: ['story_written'],
  input: z.strictObject({
    ...coupleFields,
    /** Who of the two agreed, when and how. Staff alone read it. */
    consent: field.text('consent', 500).min(5, { error: broken('min_length', 5) }),
  }),
  output: message.extend({ uuid }),
})

export const correctOfficeStory = endpoint({
  method: 'PUT',
  path: '/office/stories',
  access: 'staff',
  writes: true,
  acts: ['story_corrected'],
  input: z.strictObject({ uuid, version: rowVersion, ...coupleFields }),
  output: message,
})

/** Puts another photo on a story; the one before is erased. */
export const exchangeStoryPhoto = endpoint({
  method: 'POST',
  path: '/office/stories/photo',
  access: 'staff',
  writes: true,
  acts: ['story_photo_exchanged'],
  input: z.object({ uuid }),
  file: 'image',
  output: message,
})

/** Moves a story one place up or down on the site. */
export const moveStory = officeAct('staff', { acts: ['story_moved'] }, '/office/stories/move', {
  uuid,
  direction: z.enum(['UP', 'DOWN'], { error: broken('malformed') }),
})
