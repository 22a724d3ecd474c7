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
  type PhotoStanding,
  photoStandings,
  slipGroups,
  zipMaxBytes,
  zipPieceBytes,
} from '#domain/office/imports.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { offset } from '../paging.ts'
import { officeAct } from './act.ts'
import { message, uuid } from './fields.ts'
import { type ImportTarget, importTargets, isListed } from './import-targets.ts'

const target = z.enum(importTargets as [ImportTarget, ...ImportTarget[]], { error: broken('malformed') })
/** A value of the sheet. Longer ones cannot be entries of a list. */
const maxValue = 100
const value = z.string({ error: broken('malformed') }).max(maxValue, { error: broken('max_length', maxValue) })
const version = z
  .number({ error: broken('malformed') })
  .int()
  .positive()
  .max(1_000_000)
const listedTargets = importTargets.filter(isListed).length

const matching = {
  /** The field of each column, in the order of the columns. An empty one is not imported. */
  columns: z.array(z.union([target, z.literal('')], { error: broken('malformed') })).max(importMaxColumns),
  /** Values for every row whose cell is empty or missing: the id of an entry, or a text. */
  fixed: z.array(z.strictObject({ target, value })).max(importTargets.length),
  /** The entry that each value of a list means. */
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
  acts: ['import_uploaded'],
  limits: ['import upload'],
  input: z.strictObject({}),
  file: 'table',
  maxFileBytes: importMaxBytes,
  output: message.extend({ uuid }),
})

const photoCounts = z.object(
  Object.fromEntries(photoStandings.map(standing => [standing, z.number()])) as Record<PhotoStanding, z.ZodNumber>,
)
const option = z.object({ id: z.string(), name: z.string() })
export const importDetail = endpoint({
  method: 'GET',
  path: '/office/imports/:uuid',
  access: 'admin',
  writes: false,
  opens: 'others',
  input: z.object({ uuid }),
  output: summary.extend({
    version: z.number(),
    /** How many of the imported families were invited, and how many have claimed their records. */
    invited: z.number(),
    claimed: z.number(),
    invites_per_day: z.number(),
    doubles: z.enum(doubleChoices),
    columns: z.array(
      z.object({
        name: z.string(),
        target: z.union([z.enum(importTargets as [ImportTarget, ...ImportTarget[]]), z.literal('')]),
        /** A few of its values, as a sample. */
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
            /** The entry that was matched before or is suggested. Empty if unknown. */
            choice: z.string(),
            /** How the entry is known. Only its own name needs no field: a matching can be wrong too. */
            known_by: z.enum(['name', 'matching', 'suggestion', 'nothing']),
          }),
        ),
      }),
    ),
    /** Needed fields that a fixed value is to give: no column has them, or some of its cells are empty. */
    missing: z.array(z.string()),
    photos: z.object({
      /** The column that names each family's file. Null if files are named by the mobile number. */
      column: z.string().nullable(),
      zips: z.array(
        z.object({
          uuid,
          file_name: z.string(),
          bytes: z.number(),
          /** `over` means erased, because nothing of it is needed any more. */
          state: z.enum(['arriving', 'read', 'over']),
          photos: z.number(),
          created_at: z.string(),
        }),
      ),
      counts: photoCounts,
    }),
    /** Unclaimed families: how many are not invited, and how many the office is to call. */
    slips: z.object({ uninvited: z.number(), call: z.number() }),
  }),
})

/** Stores what columns and values mean, and starts the dry run. */
export const matchImport = endpoint({
  method: 'PUT',
  path: '/office/imports/:uuid',
  access: 'admin',
  writes: true,
  acts: ['import_matched'],
  input: z.strictObject({ uuid, version, ...matching }),
  output: message.extend({ version: z.number() }),
})

const problem = z.object({ field: z.string(), column: z.string(), message: z.string() })
/** A page of the rows in one state. */
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
        /** The standing of the photo that the row names, or null. It never prevents the import of the row. */
        photo: z.enum(photoStandings).nullable(),
      }),
    ),
    next_offset: z.number().nullable(),
  }),
})

const row = z.coerce
  .number({ error: broken('malformed') })
  .int({ error: broken('malformed') })
  .min(1, { error: broken('malformed') })
  .max(2_000_000, { error: broken('malformed') })
/** The longest text of a biodata that a row may hold. */
const maxCorrected = 500

/** Fills fields of a row that has problems with what somebody read out of the family's biodata. The row is then checked again. */
export const correctImportRow = endpoint({
  method: 'PUT',
  path: '/office/imports/:uuid/rows/:row/fields',
  access: 'admin',
  writes: true,
  acts: ['import_row_corrected'],
  input: z.strictObject({
    uuid,
    row,
    fields: z
      .array(
        z.strictObject({
          target,
          value: z
            .string({ error: broken('malformed') })
            .max(maxCorrected, { error: broken('max_length', maxCorrected) }),
        }),
        { error: broken('malformed') },
      )
      .min(1, { error: broken('malformed') })
      .max(importTargets.length, { error: broken('malformed') }),
  }),
  output: message,
})

/** Decides about one double. Null means the choice for all doubles. */
export const chooseDouble = endpoint({
  method: 'PUT',
  path: '/office/imports/:uuid/rows/:row',
  access: 'admin',
  writes: true,
  acts: ['import_double_decided'],
  input: z.strictObject({
    uuid,
    row,
    choice: z.enum(doubleChoices, { error: broken('malformed') }).nullable(),
  }),
  output: message,
})

const act = <const P extends `/office/imports/:uuid/${string}`>(path: P) =>
  ({ method: 'POST', path, access: 'admin', writes: true, input: z.strictObject({ uuid }), output: message }) as const

/** Imports the good rows in the background. */
export const runImport = endpoint({ ...act('/office/imports/:uuid/run'), acts: ['import_run'] })
/** Stops after the portion that is under way. Imported families stay. */
export const stopImport = endpoint({ ...act('/office/imports/:uuid/stop'), acts: ['import_stopped'] })
/** Deletes every imported family that has not claimed its record. */
export const undoImport = endpoint({ ...act('/office/imports/:uuid/undo'), acts: ['import_undone'] })

/** Invites so many families a day. Zero stops it. */
export const inviteImported = endpoint({
  ...act('/office/imports/:uuid/invite'),
  acts: ['import_invited'],
  input: z.strictObject({
    uuid,
    per_day: z
      .number({ error: broken('digits_only') })
      .int({ error: broken('digits_only') })
      .min(0, { error: broken('at_least', 0) })
      .max(mostInvitesPerDay, { error: broken('at_most', mostInvitesPerDay) }),
  }),
})

/** Every row with its problems as a CSV file, without contacts. */
export const exportImport = endpoint({
  ...act('/office/imports/:uuid/export'),
  acts: ['import_exported', 'export_waits'],
  opens: 'others',
  output: z.object({ name: z.string(), text: z.string() }),
})

/** Begins a ZIP of photos. Its pieces follow, all of `piece_bytes` but the last. */
export const beginImportZip = endpoint({
  method: 'POST',
  path: '/office/imports/:uuid/zips',
  access: 'admin',
  writes: true,
  noAct: 'the photos are an act once their ZIP is read',
  limits: ['import zip'],
  input: z.strictObject({
    uuid,
    file_name: z.string({ error: broken('malformed') }).max(1_000, { error: broken('malformed') }),
    bytes: z
      .number({ error: broken('malformed') })
      .int({ error: broken('malformed') })
      .min(1, { error: broken('malformed') })
      .max(2_147_483_647, { error: broken('malformed') }),
  }),
  output: z.object({ zip: uuid, piece_bytes: z.number() }),
})

/** Takes a piece of a ZIP. The same one sent again changes nothing. */
export const addZipPiece = endpoint({
  method: 'POST',
  path: '/office/imports/:uuid/zips/:zip/pieces',
  access: 'admin',
  writes: true,
  noAct: 'the photos are an act once their ZIP is read',
  input: z.strictObject({
    uuid,
    zip: uuid,
    piece: z.coerce
      .number({ error: broken('malformed') })
      .int({ error: broken('malformed') })
      .min(0, { error: broken('malformed') })
      .max(zipMaxBytes / zipPieceBytes, { error: broken('malformed') }),
  }),
  file: 'bytes',
  maxFileBytes: zipPieceBytes,
  output: z.object({ pieces: z.number() }),
})

/** Reads what is in a ZIP whose pieces are all there. Families get their photos when they are imported. */
export const readImportZip = officeAct(
  'admin',
  { acts: ['import_photos_brought'] },
  '/office/imports/:uuid/zips/:zip/read',
  { uuid, zip: uuid },
)

/** Erases a ZIP. Photos that families have from it stay with them. */
export const removeImportZip = endpoint({
  method: 'DELETE',
  path: '/office/imports/:uuid/zips/:zip',
  access: 'admin',
  writes: true,
  acts: ['import_photos_erased'],
  input: z.strictObject({ uuid, zip: uuid }),
  output: message,
})

/** A page of the photos in one standing. */
export const importPhotos = endpoint({
  method: 'GET',
  path: '/office/imports/:uuid/photos',
  access: 'admin',
  writes: false,
  input: z.object({
    uuid,
    standing: z.enum(photoStandings, { error: broken('malformed') }).default('missing'),
    offset,
  }),
  output: z.object({
    count: z.number(),
    /** The name of the file, if there is one, and the first row that names it. */
    list: z.array(z.object({ name: z.string().nullable(), row: z.number().nullable() })),
    next_offset: z.number().nullable(),
  }),
})

const slipOfFamily = z.object({
  uuid,
  registration_no: z.string(),
  /** In both languages: the slip is printed in either. */
  name: z.object({ en: z.string(), mr: z.string() }),
  /** The end of the number to log in with. Empty if the family has only an address. */
  mobile_end: z.string(),
  /** The masked e-mail address. Empty if there is a number. */
  email_hint: z.string(),
  /** The day on which the record is erased unless the family claims it. */
  erased_on: z.string(),
})
const slipOfSite = {
  site: z.object({ en: z.string(), mr: z.string() }),
  address: z.string(),
  telephone: z.string(),
}

/** Slips for unclaimed families, up to 500 a page: how each claims its record. A slip alone opens no record. */
export const importSlips = endpoint({
  ...act('/office/imports/:uuid/slips'),
  acts: ['import_slips_printed'],
  input: z.strictObject({ uuid, group: z.enum(slipGroups, { error: broken('malformed') }), offset }),
  output: z.object({
    ...slipOfSite,
    count: z.number(),
    list: z.array(slipOfFamily),
    next_offset: z.number().nullable(),
  }),
})

/** The slip of one unclaimed family. */
export const memberSlip = endpoint({
  method: 'GET',
  path: '/office/members/:uuid/slip',
  access: 'staff',
  writes: false,
  opens: 'asked',
  input: z.object({ uuid }),
  output: z.object({ ...slipOfSite, slip: slipOfFamily }),
})
