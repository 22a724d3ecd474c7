import { z } from 'zod'
import { familyMarks, noteLength, noteReaders } from '#domain/relations/family-notes.ts'
import { charactersPerLetter } from '#domain/words/letters.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { actionAnswer } from './pair.ts'

/**
 * Writes the caller's own note about a profile over an earlier one. Without a mark and a word it is deleted. A number may stand in
 * it: nobody outside the family reads it.
 */
export const writeNote = endpoint({
  method: 'PUT',
  path: '/notes/:uuid',
  access: 'member',
  writes: true,
  limits: ['notes'],
  input: z.strictObject({
    uuid: z.guid({ error: broken('malformed') }),
    mark: z
      .enum(familyMarks, { error: broken('malformed') })
      .nullable()
      .default(null),
    note: z
      .string({ error: broken('malformed') })
      .trim()
      .max(noteLength * charactersPerLetter, { error: broken('max_length', noteLength) })
      .refine(field.atMostLetters(noteLength), { error: broken('max_length', noteLength) })
      .default(''),
    for_family: z.enum(noteReaders, { error: broken('malformed') }).default('N'),
  }),
  output: actionAnswer,
})
