import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountFor } from './account.ts'
import { reachOf } from './address.ts'
import { archiving } from './conf-files.ts'
import { giveTo, type PostgresFolder } from './folder.ts'
import { logFile, postgresPid, startPostgres, stopPostgres } from './process.ts'
import { findPrograms } from './programs.ts'

/** The write-ahead log that a folder was given ends before the moment it was to be brought to. */
export class EndsBeforeTarget extends Error {}

export interface RecoveredPostgres {
  url: string
  stop(): Promise<void>
  /** Asks PostgreSQL to end without waiting for it. */
  abandon(): void
}

/**
 * Starts PostgreSQL on a folder that was copied while it was written, and waits until it has replayed what it was given. Nobody
 * else is to use it, so it holds none of the locks of a served folder.
 */
export async function recoverPostgres(folder: string, parameters: readonly string[]): Promise<RecoveredPostgres> {
  const account = accountFor(folder)
  giveTo(folder, account)
  const reach = await reachOf(folder)
  const postgres: PostgresFolder = {
    folder,
    account,
    programs: findPrograms(account),
    address: reach.address,
    // Without a standby's readers it answers only when all was replayed.
    parameters: [...archiving(false), 'hot_standby = off', ...parameters],
  }
  try {
    await startPostgres(postgres, reach.url())
  } catch (error) {
    reach.close()
    const log = join(folder, logFile)
    const text = existsSync(log) ? readFileSync(log, 'utf8') : ''
    if (text.includes('recovery ended before configured recovery target was reached')) throw new EndsBeforeTarget()
    const fatal = text.split('\n').findLast(line => line.includes('FATAL:'))
    throw fatal ? new Error(fatal.slice(fatal.indexOf('FATAL:'))) : error
  }
  return {
    url: reach.url(),
    async stop() {
      await stopPostgres(postgres)
      reach.close()
    },
    abandon() {
      const pid = postgresPid(folder)
      if (pid !== null) process.kill(pid, 'SIGINT')
    },
  }
}
