import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { officeAct } from './act.ts'
import { uuid } from './fields.ts'

const exportedLists = ['MEMBERS', 'AUDIT', 'READS', 'INCIDENT', 'IMPORT'] as const
export type ExportedList = (typeof exportedLists)[number]

/** The files of many families that wait, and those that may be fetched. */
export const listExports = endpoint({
  method: 'GET',
  path: '/office/exports',
  access: 'admin',
  writes: false,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        uuid,
        asked_by: z.string(),
        list: z.enum(exportedLists),
        families: z.number(),
        reason: z.string(),
        asked_at: z.string(),
        /** From when whoever asked can fetch it. Null while it waits for another ADMIN. */
        ready_from: z.string().nullable(),
        may_confirm: z.boolean(),
      }),
    ),
  }),
})

/** Agrees to a file that somebody else asked for. They fetch it by the same press again. */
export const confirmListExport = officeAct('admin', { acts: ['export_confirmed'] }, '/office/exports/:uuid/confirm', {
  uuid,
})

/** Whoever sees a file that should not leave stops it, also the one who asked. */
export const stopListExport = officeAct('admin', { acts: ['export_stopped'] }, '/office/exports/:uuid/stop', { uuid })
