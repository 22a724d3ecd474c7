import type { Config } from '#server/config.ts'
import { openLocalPostgres } from '#server/db/local-postgres/open.ts'
import { keepsWal } from '#server/ports/archive-of.ts'

/** A command of the operator. `server/saptapadi.ts` lists them all. */
export type OperatorCommand = (config: Config, args: string[]) => Promise<void>

/** A failure that the operator can mend, who needs a line rather than a stack. */
export class CommandRefused extends Error {}

/**
 * Uses the configured database, or the one of the data folder. As `server`, the command is refused while a server uses the folder,
 * and none can start until the command is done.
 */
export async function withDatabase<T>(
  config: Config,
  as: 'server' | 'command',
  work: (url: string) => Promise<T>,
): Promise<T> {
  // Only the owner may make and drop tables.
  const url = (as === 'server' ? config.migrateDatabaseUrl : null) ?? config.databaseUrl
  if (url) return work(url)
  const local = await openLocalPostgres(config.dataDir, as, { keepsWal: keepsWal(config) })
  try {
    return await work(local.url)
  } finally {
    await local.close()
  }
}
