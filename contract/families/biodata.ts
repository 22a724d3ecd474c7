import { z } from 'zod'
import { languages } from '#domain/words/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { optionalPersonName } from '../fields.ts'
import { pageOf } from '../finding/summary.ts'
import { maxLength } from '../max-length.ts'
import { offset } from '../paging.ts'
import { readForms } from './second-script.ts'

export const biodataDesigns = ['TORAN', 'PATRIKA', 'SIMPLE'] as const
export type BiodataDesign = (typeof biodataDesigns)[number]
/** The picture is tall, made for a phone, and given of one's own biodata alone. */
export const biodataFormats = ['PDF', 'PICTURE'] as const
export type BiodataFormat = (typeof biodataFormats)[number]

/** A window that opens carries no session, so the page asks for an address that is good for five minutes. */
export const biodataTicket = endpoint({
  method: 'POST',
  path: '/biodata/ticket',
  access: 'member',
  writes: true,
  limits: ['biodata'],
  input: z.strictObject({
    uuid: z.guid({ error: broken('malformed') }),
    language: z.enum(languages, { error: broken('malformed') }).default('en'),
    design: z.enum(biodataDesigns, { error: broken('malformed') }).default('TORAN'),
    format: z.enum(biodataFormats, { error: broken('malformed') }).default('PDF'),
    /** Draws the kundali on one's own biodata of the Patrika design. */
    kundali: z.boolean({ error: broken('malformed') }).default(false),
    /** Prints one's own contact details, and the mother's name where it is told, on this copy alone. */
    contact: z.boolean({ error: broken('malformed') }).default(false),
    mother_name: optionalPersonName(maxLength.mother_name),
  }),
  output: z.object({ url: z.string(), message: z.string() }),
})

/** Who took the viewer's biodata, the latest first. */
export const biodataTakers = endpoint({
  method: 'GET',
  path: '/biodata/takers',
  access: 'member',
  writes: false,
  input: z.object({ offset }),
  output: pageOf(
    z.object({
      uuid: z.guid(),
      registration_no: z.string(),
      last_name: z.string(),
      second_script: readForms(['last_name']),
      created_at: z.string(),
      /** A guruji's sheet is handed on too. */
      kind: z.enum(['biodata', 'sheet']),
    }),
  ),
})
