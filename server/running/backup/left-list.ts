import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { dayMs } from '#domain/durations.ts'
import type { Config } from '#server/config.ts'
import { mostBackupDays } from '#server/config-parts.ts'
import type { Db } from '#server/db/open.ts'
import { withdrawOnLeaving } from '#server/features/families/consents/queries.ts'
import { eraseBeforeTerm } from '#server/features/families/leaving/erase.ts'
import { departIn, sealFilesOf } from '#server/features/families/leaving/leave.ts'
import type { Files } from '#server/ports/files.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { BackupRefused } from './refused.ts'
import { readStamp, stamp } from './wal/names.ts'

// Whoever left must not come back with a backup from before. The list lies beside the backups, because the database that is
// restored does not have it. It holds ids alone.
const folder = 'left'

const departureSchema = z.object({
  id: z.uuid(),
  leftAt: z.iso.datetime(),
  eraseOn: z.iso.date(),
  mergedInto: z.uuid().nullable(),
  /** Where the family asked to be erased before that day. */
  erasedAt: z.iso.datetime().nullable(),
})
const listSchema = z.object({ left: z.array(departureSchema), hash: z.string() })
type LeftMember = z.infer<typeof departureSchema>

/** Nobody who can write to the folder of backups may choose who is deleted. The key is the lasting one, which every backup has. */
const hashOf = (secrets: Secrets, left: readonly LeftMember[]) =>
  secrets.lastingHash(`left ${JSON.stringify(left)}`).toString('hex')

const writtenAt = (name: string) => readStamp(name.split('-')[0] ?? '')

/** A departure that is being committed may have an earlier time than one that was read already. */
const committedWithin = 10_000

/**
 * Adds who left or was erased on request since the newest list, and removes lists that are older than any backup may be, or is:
 * the last copy of all outlives its term.
 */
export async function noteWhoLeft(
  db: Db,
  archive: Files,
  secrets: Secrets,
  now: Date,
  lastCopies: readonly Date[] = [],
): Promise<void> {
  const names = await archive.list(folder)
  const oldest = now.getTime() - (mostBackupDays + 1) * dayMs
  const since = new Date(Math.max(oldest, ...names.map(name => writtenAt(name).getTime())))
  const until = new Date(now.getTime() - committedWithin)
  const rows = await db
    .selectFrom('departures')
    .select(['member_id', 'left_at', 'erase_on', 'merged_into', 'erased_at'])
    .where(eb =>
      eb.or(
        (['left_at', 'erased_at'] as const).map(column => eb.and([eb(column, '>', since), eb(column, '<=', until)])),
      ),
    )
    .orderBy('left_at')
    .execute()
  const left = rows.map(row => ({
    id: row.member_id,
    leftAt: row.left_at.toISOString(),
    eraseOn: row.erase_on,
    mergedInto: row.merged_into,
    erasedAt: row.erased_at?.toISOString() ?? null,
  }))
  if (left.length > 0) {
    const list = Buffer.from(JSON.stringify({ left, hash: hashOf(secrets, left) }))
    await archive.put(`${folder}/${stamp(until)}-${randomBytes(4).toString('hex')}`, list, 'application/json')
  }
  const needed = Math.min(oldest, ...lastCopies.map(copy => copy.getTime()))
  for (const name of names) if (writtenAt(name).getTime() < needed) await archive.remove(`${folder}/${name}`)
}

async function readList(archive: Files, name: string, secrets: Secrets): Promise<LeftMember[]> {
  const bytes = await archive.get(`${folder}/${name}`)
  try {
    const list = listSchema.parse(JSON.parse(bytes?.toString() ?? ''))
    if (hashOf(secrets, list.left) === list.hash) return list.left
  } catch {
    // Falls through to the same sentence.
  }
  throw new BackupRefused(
    `${folder}/${name}, a list of who left since, is not what this site wrote: mend it, or move it away and delete those families by hand`,
  )
}

export interface Leaving {
  db: Db
  files: Files
  secrets: Secrets
  config: Pick<Config, 'sealedDays'>
}

/** Lets everybody leave again who is here though they left. Housekeeping then erases those whose day has come. */
export async function leaveAgain(leaving: Leaving, archive: Files): Promise<number> {
  let count = 0
  for (const name of (await archive.list(folder)).toSorted())
    for (const member of await readList(archive, name, leaving.secrets)) {
      if (await leavesAgain(leaving, member)) count++
      const { id, erasedAt } = member
      if (erasedAt) await leaving.db.transaction().execute(trx => eraseBeforeTerm(trx, id, new Date(erasedAt)))
    }
  return count
}

async function leavesAgain({ db, files, secrets, config }: Leaving, { id, leftAt, eraseOn, mergedInto }: LeftMember) {
  const here = await db
    .selectFrom('members')
    .select('id')
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
  if (!here) return false
  const now = new Date(leftAt)
  const sealed = await sealFilesOf({ db, files, secrets }, id, now)
  const target =
    mergedInto && (await db.selectFrom('members').select('id').where('id', '=', mergedInto).executeTakeFirst())
  return db.transaction().execute(async trx => {
    const departed = await departIn(
      trx,
      { secrets, config },
      { memberId: id, files: sealed, ...(target && { mergedInto: target.id }), now },
    )
    await withdrawOnLeaving(trx, { memberId: id, now })
    await trx.updateTable('departures').set({ erase_on: eraseOn }).where('member_id', '=', id).execute()
    return departed !== null
  })
}
