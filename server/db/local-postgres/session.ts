import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Reach } from './address.ts'
import { databaseName } from './conf-files.ts'
import type { PostgresFolder } from './folder.ts'
import { isNotReady, isNotRunning, startPostgres } from './process.ts'
import { LocalPostgresRefused } from './refused.ts'

/** A server keeps PostgreSQL running, and only one serves a folder. A command uses what is there. */
export type User = 'server' | 'command'

/**
 * Locks in the database itself end with the connection that holds them, however its process ends, and leave no file behind.
 * All users share `inUse`, and whoever can hold it exclusively is the last user.
 */
const locks = { inUse: 7_007_010, serving: 7_007_011 }
const refuseAfterMs = 400
const giveUpStartingMs = 10_000
const [firstPauseMs, longestPauseMs] = [50, 400]

const isNoSuchDatabase = (error: unknown) => (error as { code?: unknown }).code === '3D000'

/** Connects as a user of the folder, and starts PostgreSQL where it does not run. The connection holds the user's locks. */
export async function openSession(postgres: PostgresFolder, reach: Reach, user: User): Promise<pg.Client> {
  const began = Date.now()
  let servedSince: number | null = null
  for (let wait = firstPauseMs; ; wait = Math.min(wait * 2, longestPauseMs)) {
    try {
      const client = await connect(reach.url())
      const held = await holdLocks(client, user)
      if (held === 'held') return client
      await client.end()
      if (held === 'served') {
        // The connection of a server that was killed a moment ago may still be there. Counted from when we saw it first: while our
        // own code is loaded, a first answer is read late.
        servedSince ??= Date.now()
        if (Date.now() - servedSince > refuseAfterMs)
          throw new LocalPostgresRefused(
            `${postgres.folder} is in use by another server: stop it first, or set another DATA_DIR`,
          )
      }
    } catch (error) {
      if (isNoSuchDatabase(error)) await makeDatabase(reach)
      else if (isNotRunning(error)) {
        try {
          await startPostgres(postgres, reach.url('postgres'))
        } catch (failure) {
          // Another process may have started it at the same moment, or parts of one that was killed still end.
          if (Date.now() - began > giveUpStartingMs) throw failure
        }
      } else if (!isNotReady(error)) throw error
    }
    await pause(wait)
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'saptapadi in use' })
  // A lost connection is noticed by its `end` event.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** `ending` means that the last user before us is ending PostgreSQL at this moment. */
async function holdLocks(client: pg.Client, user: User): Promise<'held' | 'served' | 'ending'> {
  if (!(await tryLock(client, 'pg_try_advisory_lock_shared', locks.inUse))) return 'ending'
  if (user === 'command') return 'held'
  return (await tryLock(client, 'pg_try_advisory_lock', locks.serving)) ? 'held' : 'served'
}

/** Whether nobody else uses the folder. From then on nobody can begin to, until the connection ends. */
export async function becomeLastUser(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_all()')
  // PostgreSQL may not have noticed yet that a user has ended.
  for (let wait = firstPauseMs; wait <= longestPauseMs; wait *= 2) {
    if (await tryLock(client, 'pg_try_advisory_lock', locks.inUse)) return true
    await pause(wait)
  }
  return false
}

async function tryLock(client: pg.Client, how: string, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ is_held: boolean }>(`select ${how}($1) as is_held`, [lock])
  return rows[0]?.is_held === true
}

async function makeDatabase(reach: Reach): Promise<void> {
  const client = await connect(reach.url('postgres'))
  try {
    await client.query(`create database ${databaseName}`)
  } catch (error) {
    // It exists, or another process is making it at the same moment.
    const isMadeByAnother = ['42P04', '23505'].includes(String((error as { code?: unknown }).code))
    if (!isMadeByAnother) throw error
  } finally {
    await client.end()
  }
}
