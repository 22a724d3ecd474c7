import { z } from 'zod'
import { askedBackups } from '#domain/office/asked-backups.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { officeAct } from '../office/act.ts'

/** A backup of one night, and what became of its trial. */
const backup = z.object({
  day: z.string(),
  /** Null while it is made, and where it failed. */
  finished_at: z.string().nullable(),
  bytes: z.number().nullable(),
  members: z.number().nullable(),
  failure: z.string().nullable(),
  /** When it was restored on trial with every table equal. */
  proven_at: z.string().nullable(),
  proof_failure: z.string().nullable(),
})

export const officeBackups = endpoint({
  method: 'GET',
  path: '/office/backups',
  access: 'staff',
  writes: false,
  input: z.object({}),
  output: z.object({
    /** Whether the settings name a folder for nightly backups. */
    is_nightly: z.boolean(),
    /** What was asked for and has not begun. */
    asked: z.array(z.enum(askedBackups)),
    list: z.array(backup),
  }),
})

/** Makes a backup, or restores the newest one on trial, within a minute instead of at night. */
export const askBackup = officeAct('admin', { acts: ['backup_asked'] }, '/office/backups/ask', {
  what: z.enum(askedBackups, { error: broken('malformed') }),
})

/** Says that what was restored or moved is now the live site, so that messages go out and money is taken again. */
export const declareLive = officeAct('admin', { acts: ['site_declared_live'] }, '/office/live', {})
