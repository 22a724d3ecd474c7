import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { rowVersion } from '../numbers.ts'
import { officeAct } from '../office/act.ts'
import { message, uuid } from '../office/fields.ts'
import { masterTypes, mostEntries } from './choice-lists.ts'

const type = z.enum(masterTypes, { error: broken('malformed') })
/** The version of the list that the page has read, so that the second of two editors is refused. */
const list = { type, version: rowVersion }
const names = { name_en: field.text('name_en', 60), name_mr: field.text('name_mr', 60) }

export const officeList = endpoint({
  method: 'GET',
  path: '/office/lists/:type',
  access: 'admin',
  writes: false,
  input: z.object({ type }),
  output: z.object({
    version: z.number(),
    /** A list that other parts of the product depend on is read-only. */
    is_read_only: z.boolean(),
    /** In the order in which families read them, the retired ones last. */
    list: z.array(
      z.object({
        uuid,
        name_en: z.string(),
        name_mr: z.string(),
        is_retired: z.boolean(),
        /** The entry that took over whatever pointed to this one. */
        merged_into: z.guid().nullable(),
      }),
    ),
  }),
})

export const addToList = officeAct('admin', { acts: ['list_entry_added'] }, '/office/lists/:type', {
  ...list,
  ...names,
})

export const renameInList = endpoint({
  method: 'PUT',
  path: '/office/lists/:type',
  access: 'admin',
  writes: true,
  acts: ['list_entry_renamed'],
  input: z.strictObject({ ...list, uuid, ...names }),
  output: message,
})

/** Every entry that can be chosen, in the order in which families are to read them. */
export const orderList = officeAct('admin', { acts: ['list_ordered'] }, '/office/lists/:type/order', {
  ...list,
  uuids: z.array(uuid, { error: broken('malformed') }).max(mostEntries),
})

/** Whoever has it keeps it, and nobody can choose it anew. */
export const retireInList = officeAct('admin', { acts: ['list_entry_retired'] }, '/office/lists/:type/retire', {
  ...list,
  uuid,
})

export const restoreInList = officeAct('admin', { acts: ['list_entry_restored'] }, '/office/lists/:type/restore', {
  ...list,
  uuid,
})

/** Whatever points to the first entry points to the second afterwards, and the first is retired for good. */
export const mergeInList = officeAct('admin', { acts: ['list_entries_merged'] }, '/office/lists/:type/merge', {
  ...list,
  uuid,
  into: uuid,
})
