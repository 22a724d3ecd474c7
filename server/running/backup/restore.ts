import { sql } from 'kysely'
import {
  applyInside,
  areNodesConnected,
  pendingMigrations,
  readMigrations,
  readMigrationsOf,
  refuseFromBefore,
  underMigrationLock,
} from '#server/db/migrate.ts'
import { type OneConnection, openOneConnection } from '#server/db/one-connection.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Files } from '#server/ports/files.ts'
import { openSecrets, WrongSecret } from '#server/ports/secrets.ts'
import { keepHouse } from '#server/running/operations/housekeeping.ts'
import { loadBackup } from './load.ts'
import type { Progress } from './progress.ts'
import { BackupRefused } from './refused.ts'
import { type Verified, verifyBackup } from './verify.ts'

export interface RestoreTarget {
  databaseUrl: string
  files: Files
  clock: Clock
  /** The secret that this installation has or will have. */
  secretFor: (inBackup: string | null) => { secret: string; oldSecret: string | null }
  passphrase: string | null
  /** Whether what is there may be replaced. */
  replace: boolean
  progress: Progress
}

/** Replaces the database by a backup. Nothing is written before the whole file was checked. */
export async function restoreBackup(path: string, target: RestoreTarget): Promise<Verified> {
  const verified = await verifyBackup(path, target.passphrase)
  const connection = await openOneConnection(target.databaseUrl)
  const { db } = connection
  try {
    // A node that starts now waits at its migrations until all is done.
    await underMigrationLock(db, async () => {
      if (await areNodesConnected(db))
        throw new BackupRefused('a server uses this database: stop every one of them before a restore')
      await refuseToOverwrite(db, target.replace)
      await replaceBy(path, connection, target)
    })
    await sql`analyze`.execute(db)
    // Members whose erasure fell due since the backup was made are erased before a server starts again.
    await keepHouse(db, target.files, target.clock.now())
    return verified
  } finally {
    await connection.close()
  }
}

async function replaceBy(path: string, connection: OneConnection, target: RestoreTarget): Promise<void> {
  const { files, clock, progress, passphrase, secretFor } = target
  await loadBackup(connection, {
    path,
    passphrase,
    progress,
    // A file's name is never given twice, so a file of the same name is the same file.
    onFile: (name, bytes) => files.put(name, bytes, contentType(name)),
    async beforeCommit(trx, { begin }) {
      await applyInside(trx, await pendingMigrations(trx, readMigrations()))
      const { secret, oldSecret } = secretFor(begin.appSecret)
      await openSecrets(secret, trx, clock, oldSecret).catch(error => {
        if (!(error instanceof WrongSecret)) throw error
        throw new BackupRefused(
          'the secret here is not the one this backup was made with: set APP_SECRET to that one, or put its file secret into DATA_DIR',
        )
      })
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

const contentType = (name: string) => (name.endsWith('.webp') ? 'image/webp' : 'application/octet-stream')
