import { z } from 'zod'
import { isRealDay } from '#domain/calendar.ts'
import { maxNote } from '#domain/office/member-notes.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { offset } from '../paging.ts'
import { officeAct } from './act.ts'
import { uuid } from './fields.ts'

export const noteKinds = ['NOTE', 'CALL'] as const

/** Notes of staff about a family, and of calls with it. */
const note = z.object({
  uuid,
  kind: z.enum(noteKinds),
  by: z.string(),
  at: z.string(),
  text: z.string(),
  agreed: z.string(),
  next_call_on: z.string().nullable(),
})

export const memberNotes = endpoint({
  method: 'GET',
  path: '/office/members/:uuid/notes',
  access: 'staff',
  writes: false,
  opens: 'asked',
  input: z.object({ uuid, offset }),
  output: z.object({ count: z.number(), next_offset: z.number().nullable(), list: z.array(note) }),
})

/** A note is never changed or deleted: a wrong one is followed by a correction. */
export const addMemberNote = officeAct('staff', { acts: ['note_added'] }, '/office/members/:uuid/notes', {
  uuid,
  kind: z.enum(noteKinds, { error: broken('select', 'note_kind') }),
  text: field.text('note', maxNote),
  agreed: z
    .string({ error: broken('malformed') })
    .trim()
    .max(maxNote, { error: broken('max_length', maxNote) })
    .default(''),
  /** Empty if no call was promised. */
  next_call_on: z
    .string({ error: broken('call_day') })
    .refine(day => day === '' || isRealDay(day), { error: broken('call_day') })
    .default(''),
})

/** Families whom staff promised to call by today. Noting a call fulfils the promise. */
export const dueCalls = endpoint({
  method: 'GET',
  path: '/office/due-calls',
  access: 'staff',
  writes: false,
  input: z.object({ offset }),
  output: z.object({
    count: z.number(),
    next_offset: z.number().nullable(),
    list: z.array(
      z.object({
        member: z.object({ uuid, registration_no: z.string(), name: z.string() }),
        call_on: z.string(),
        agreed: z.string(),
        by: z.string(),
      }),
    ),
  }),
})
