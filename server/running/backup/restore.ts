import { sql } from 'kysely'
import { areNodesConnected, readMigrationsOf, underMigrationLock } from '#server/db/migrate.ts'
import { refuseFromBefore } from '#server/db/migration-refusals.ts'
import { type OneConnection, openOneConnection } from '#server/db/one-connection.ts'
import type { Db } from '#server/db/open.ts'
import { markCopy } from '#server/features/shared/site-copy/queries.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Files } from '#server/ports/files.ts'
import { openSecrets, opensWrappedKey } from '#server/ports/secrets.ts'
import { keepHouse } from '#server/running/operations/housekeeping.ts'
import { leaveAgain } from './left-list.ts'
import { loadBackup } from './load.ts'
import { refuseOtherRole } from './owner-role.ts'
import type { Progress } from './progress.ts'
import { BackupRefused } from './refused.ts'
import type { SealKeys } from './seal.ts'
import type { SecretHere } from './secret-here.ts'
import type { Verified } from './verify.ts'

export interface RestoreTarget {
  databaseUrl: string
  files: Files
  clock: Clock
  secretHere: SecretHere
  keys: SealKeys
  /** Where the list of who left lies, and for how long a record stays sealed. */
  left: { archive: Files; sealedDays: number } | null
  /** Whether what is there may be replaced. */
  replace: boolean
  progress: Progress
}

/** Replaces the database by a backup that was read to its end. Nothing is written before all else was looked at too. */
export async function restoreBackup(verified: Verified, target: RestoreTarget): Promise<void> {
  refuseWrongSecret(verified, target.secretHere)
  const connection = await openOneConnection(target.databaseUrl)
  const { db } = connection
  try {
    // A node that starts now waits at its migrations until all is done.
    await underMigrationLock(db, async () => {
      if (await areNodesConnected(db))
        throw new BackupRefused('a server uses this database: stop every one of them before a restore')
      await refuseOtherRole(db, 'set MIGRATE_DATABASE_URL to the role that owns the tables (saptapadi_owner)')
      await refuseToOverwrite(db, target.replace)
      await replaceBy(verified.path, connection, target)
    })
    await sql`analyze`.execute(db)
    if (target.left) await leaveAgainHere(db, target, target.left)
    // Members whose erasure fell due since the backup was made are erased before a server starts again.
    await keepHouse(db, target.files, target.clock.now())
  } finally {
    await connection.close()
  }
}

async function leaveAgainHere(
  db: Db,
  { files, clock, secretHere }: RestoreTarget,
  { archive, sealedDays }: NonNullable<RestoreTarget['left']>,
): Promise<void> {
  const secrets = await openSecrets(secretHere.secret, db, clock, secretHere.oldSecret)
  await leaveAgain({ db, files, secrets, config: { sealedDays } }, archive)
}

function refuseWrongSecret({ wrappedKeys }: Verified, { secret, oldSecret }: SecretHere): void {
  const secrets = [secret, oldSecret].filter(one => one !== null)
  if (wrappedKeys.every(wrapped => secrets.some(one => opensWrappedKey(one, wrapped)))) return
  throw new BackupRefused(
    'the secret here is not the one this backup was made with: set APP_SECRET to that one, or put its file secret into DATA_DIR',
  )
}

async function replaceBy(path: string, connection: OneConnection, target: RestoreTarget): Promise<void> {
  const { files, clock, progress, keys, secretHere } = target
  await loadBackup(connection, {
    path,
    keys,
    progress,
    // A file's name is never given twice, so a file of the same name is the same file.
    onFile: (name, bytes) => files.put(name, bytes, contentType(name)),
    async beforeCommit(trx) {
      await openSecrets(secretHere.secret, trx, clock, secretHere.oldSecret)
      await markCopy(trx)
      secretHere.keep?.()
    },
  })
}

/** Replaces only tables of this product, and only if they hold nobody or the operator allows it. */
async function refuseToOverwrite(db: Db, replace: boolean): Promise<void> {
  const tables = await sql`select 1 from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') limit 1`.execute(db)
  if (tables.rows.length === 0) return
  const applied = await readMigrationsOf(db)
  if (applied.length === 0)
    throw new BackupRefused('this database holds tables of something else: give the restore an empty one')
  refuseFromBefore(applied)
  if (replace) return
  const people = await sql`select 1 where exists (select from members) or exists (select from staff)`.execute(db)
  if (people.rows.length > 0)
    throw new BackupRefused('members or staff are here already: add --replace to put the backup in their place')
}

export const contentType = (name: string) => (name.endsWith('.webp') ? 'image/webp' : 'application/octet-stream')
