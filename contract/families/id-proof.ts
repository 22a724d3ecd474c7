import { z } from 'zod'
import { documentTypes } from '#domain/families/id-proof.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'

/** WITHDRAWN: the profile changed after the check, and the files are gone, so the document is needed again. */
export const documentStatuses = ['INCOMPLETE', 'WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const
export type DocumentStatus = (typeof documentStatuses)[number]

const file = z.string().nullable()
const uuid = z.guid({ error: broken('malformed') })

const savedDocument = z.object({
  uuid: z.guid(),
  type: z.enum(documentTypes),
  /** Its last four characters; nothing else of the number is kept. */
  id_number: z.string(),
  /** Addresses that answer to the owner's session alone. Null where there is no file. */
  front_image: file,
  back_image: file,
  front_file_name: file,
  back_file_name: file,
  status: z.enum(documentStatuses),
  /** Why staff rejected it. */
  reason: z.string().nullable(),
  /** When staff decided. */
  decided_at: z.string().nullable(),
})

export type SavedDocument = z.output<typeof savedDocument>

/** A member without a document gets an empty answer, which is no error. */
export const documentDetail = endpoint({
  method: 'GET',
  path: '/document/detail',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: { saved: savedDocument, none: z.object({}) },
})

/** The papers that this site may ask for. */
export const documentTypesOffered = endpoint({
  method: 'GET',
  path: '/document/types',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: z.object({ list: z.array(z.enum(documentTypes)) }),
})

/** Saves the type and the number. Its files follow, one call for each. Another type takes the place of the one before. */
export const addDocument = endpoint({
  method: 'POST',
  path: '/add/document',
  access: 'member',
  writes: true,
  input: z.strictObject({
    type: z.enum(documentTypes, { error: broken('select', 'document_type') }),
    id_number: z
      .string({ error: broken('required', 'id_number') })
      .trim()
      .min(1, { error: broken('required', 'id_number') })
      .max(40, { error: broken('max_length', 40) }),
    uuid: uuid.nullish(),
  }),
  output: z.object({ message: z.string(), uuid: z.guid() }),
})

/** A file takes the place of the one on its side, with or without `is_remove`. */
export const addDocumentPhoto = endpoint({
  method: 'POST',
  path: '/add/document/photo',
  access: 'member',
  writes: true,
  limits: ['uploads', 'heavy pdf'],
  file: 'image',
  input: z.strictObject({
    uuid,
    image_type: z.enum(['FRONT', 'BACK'], { error: broken('malformed') }),
    is_remove: z.enum(['0', '1'], { error: broken('malformed') }).optional(),
  }),
  output: z.object({ message: z.string() }),
})

export const removeDocument = endpoint({
  method: 'PUT',
  path: '/remove-document',
  access: 'member',
  writes: true,
  input: z.strictObject({ uuid, type: z.enum(['FRONT_IMAGE', 'BACK_IMAGE'], { error: broken('malformed') }) }),
  output: z.object({ message: z.string() }),
})
