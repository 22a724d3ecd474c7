import { z } from 'zod'
import {
  doubleChoices,
  doubleReasons,
  importMaxBytes,
  importMaxColumns,
  importRowStates,
  importStates,
  mostInvitesPerDay,
  mostMatchedValues,
} from '#domain/imports.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { offset } from '../paging.ts'
import { message, uuid } from './fields.ts'
import { type ImportTarget, importTargets, isListed } from './import-targets.ts'

const target = z.enum(importTargets as [ImportTarget, ...ImportTarget[]], { error: broken('malformed') })
/** A value as the sheet has it. Longer ones are no entry of any list. */
const maxValue = 100
const value = z.string({ error: broken('malformed') }).max(maxValue, { error: broken('max_length', maxValue) })
const version = z
  .number({ error: broken('malformed') })
  .int()
  .positive()
  .max(1_000_000)
const listedTargets = importTargets.filter(isListed).length

const matching = {
  /** What each column means, in the order of the columns; an empty one is left out. */
  columns: z.array(z.union([target, z.literal('')], { error: broken('malformed') })).max(importMaxColumns),
  /** The same for every row, where no column says it or a cell is empty: the id of an entry, or a text. */
  fixed: z.array(z.strictObject({ target, value })).max(importTargets.length),
  /** Which entry is meant by a value of a list. */
  values: z.array(z.strictObject({ target, value, choice: z.string().max(40) })).max(mostMatchedValues * listedTargets),
  doubles: z.enum(doubleChoices, { error: broken('select') }),
}

const counts = z.object(
  Object.fromEntries(importRowStates.map(state => [state, z.number()])) as Record<
    (typeof importRowStates)[number],
    z.ZodNumber
  >,
)
const summary = z.object({
  uuid,
  file_name: z.string(),
  state: z.enum(importStates),
  created_at: z.string(),
  created_by: z.string(),
  rows: z.number(),
  counts,
})

export const importList = endpoint({
  method: 'GET',
  path: '/office/imports',
  access: 'admin',
  writes: false,
  input: z.object({ offset }),
  output: z.object({ count: z.number(), list: z.array(summary), next_offset: z.number().nullable() }),
})

/** Takes a register as CSV or XLSX. Nothing is imported yet. */
export const uploadImport = endpoint({
  method: 'POST',
  path: '/office/imports',
  access: 'admin',
  writes: true,
  limits: ['import upload'],
  input: z.strictObject({}),
  file: 'table',
  maxFileBytes: importMaxBytes,
  output: message.extend({ uuid }),
})

const option = z.object({ id: z.string(), name: z.string() })
export const importDetail = endpoint({
  method: 'GET',
  path: '/office/imports/:uuid',
  access: 'admin',
  writes: false,
  input: z.object({ uuid }),
  output: summary.extend({
    version: z.number(),
    /** Of the imported families: how many were written to, and how many have come. */
    invited: z.number(),
    claimed: z.number(),
    invites_per_day: z.number(),
    doubles: z.enum(doubleChoices),
    columns: z.array(
      z.object({
        name: z.string(),
        target: z.union([z.enum(importTargets as [ImportTarget, ...ImportTarget[]]), z.literal('')]),
        /** A few of its values, so that one sees what stands there. */
        samples: z.array(z.string()),
      }),
    ),
    fixed: z.array(z.object({ target: z.string(), value: z.string() })),
    /** The matched columns whose values are entries of lists. */
    listed: z.array(
      z.object({
        target: z.string(),
        options: z.array(option),
        values: z.array(
          z.object({
            value: z.string(),
            count: z.number(),
            /** What was matched before, or is suggested; empty where nobody knows. */
            choice: z.string(),
            /** Whether it is the name of the entry, or was confirmed. A suggestion is neither. */
            is_sure: z.boolean(),
          }),
        ),
      }),
    ),
    /** Needed fields that no column and no fixed value gives. */
    missing: z.array(z.string()),
  }),
})

/** Says what columns and values mean, and begins the dry run. */
export const matchImport = endpoint({
  method: 'PUT',
  path: '/office/imports/:uuid',
  access: 'admin',
  writes: true,
  input: z.strictObject({ uuid, version, ...matching }),
  output: message.extend({ version: z.number() }),
})

const problem = z.object({ field: z.string(), column: z.string(), message: z.string() })
/** The rows that stand so, a page of them. */
export const importRows = endpoint({
  method: 'GET',
  path: '/office/imports/:uuid/rows',
  access: 'admin',
  writes: false,
  input: z.object({ uuid, state: z.enum(importRowStates, { error: broken('malformed') }).default('bad'), offset }),
  output: z.object({
    count: z.number(),
    list: z.array(
      z.object({
        row: z.number(),
        state: z.enum(importRowStates),
        problems: z.array(problem),
        double: z
          .object({
            by: z.enum(doubleReasons),
            row: z.number().nullable(),
            member: z.object({ uuid, registration_no: z.string() }).nullable(),
          })
          .nullable(),
        choice: z.enum(doubleChoices).nullable(),
        member: z.object({ uuid, registration_no: z.string(), name: z.string(), is_claimed: z.boolean() }).nullable(),
        invited_at: z.string().nullable(),
      }),
    ),
    next_offset: z.number().nullable(),
  }),
})

/** Decides about one double; null follows the choice for all. */
export const chooseDouble = endpoint({
  method: 'PUT',
  path: '/office/imports/:uuid/rows/:row',
  access: 'admin',
  writes: true,
  input: z.strictObject({
    uuid,
    row: z.coerce
      .number({ error: broken('malformed') })
      .int({ error: broken('malformed') })
      .min(1, { error: broken('malformed') })
      .max(2_000_000, { error: broken('malformed') }),
    choice: z.enum(doubleChoices, { error: broken('malformed') }).nullable(),
  }),
  output: message,
})

const act = <const P extends `/office/imports/:uuid/${string}`>(path: P) =>
  ({ method: 'POST', path, access: 'admin', writes: true, input: z.strictObject({ uuid }), output: message }) as const

/** Imports the good rows in the background. */
export const runImport = endpoint(act('/office/imports/:uuid/run'))
/** Lets it rest after the portion under way; what is imported stays. */
export const stopImport = endpoint(act('/office/imports/:uuid/stop'))
/** Takes back every family that has not come yet. */
export const undoImport = endpoint(act('/office/imports/:uuid/undo'))

/** Invites so many of the families a day; 0 stops. */
export const inviteImported = endpoint({
  ...act('/office/imports/:uuid/invite'),
  input: z.strictObject({
    uuid,
    per_day: z
      .number({ error: broken('digits_only') })
      .int({ error: broken('digits_only') })
      .min(0, { error: broken('at_least', 0) })
      .max(mostInvitesPerDay, { error: broken('at_most', mostInvitesPerDay) }),
  }),
})

/** Every row with what is wrong with it, as a file of comma-separated values. No contact of a family stands in it. */
export const exportImport = endpoint({
  ...act('/office/imports/:uuid/export'),
  output: z.object({ name: z.string(), text: z.string() }),
})
