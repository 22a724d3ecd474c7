import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { accountFor } from './account.ts'
import { reachOf } from './address.ts'
import { archiving } from './conf-files.ts'
import { makeWaitingFolder, type PostgresFolder, prepareFolder } from './folder.ts'
import { postgresPid, readConfAgain, stopPostgres } from './process.ts'
import { findPrograms } from './programs.ts'
import { becomeLastUser, openSession, type User } from './session.ts'

export interface LocalPostgres {
  url: string
  /** The last process that used it ends it. */
  close(): Promise<void>
  /** Asks PostgreSQL to end without waiting for it, for a process that must end now. */
  abandon(): void
}

const [firstPauseMs, longestPauseMs] = [100, 10_000]

interface Opening {
  /** Whether finished segments of the write-ahead log are laid aside for the archive. */
  keepsWal?: boolean
  onTrouble?: (message: string) => void
}

/** Opens the PostgreSQL of a data folder, and starts it where it does not run. A server also starts it again when it ends. */
export async function openLocalPostgres(
  dataDir: string,
  user: User,
  { keepsWal = false, onTrouble = () => {} }: Opening = {},
): Promise<LocalPostgres> {
  const folder = join(dataDir, 'postgres')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const account = accountFor(folder)
  const programs = findPrograms(account)
  const reach = await reachOf(folder)
  const postgres: PostgresFolder = {
    folder,
    account,
    programs,
    address: reach.address,
    parameters: archiving(keepsWal),
  }
  let session: pg.Client
  try {
    await prepareFolder(postgres)
    if (keepsWal) makeWaitingFolder(postgres)
    session = await openSession(postgres, reach, user)
    // One that ran already may not know yet what this server keeps.
    if (user === 'server') await readConfAgain(postgres, session)
  } catch (error) {
    reach.close()
    throw error
  }

  let isClosing = false
  /** A session that ended means that PostgreSQL ended. */
  const follow = () =>
    session.once('end', () => {
      if (!isClosing) void startAgain()
    })
  async function startAgain(): Promise<void> {
    for (let wait = firstPauseMs; !isClosing; wait = Math.min(wait * 2, longestPauseMs))
      try {
        session = await openSession(postgres, reach, user)
        follow()
        return onTrouble('PostgreSQL had ended and runs again')
      } catch (error) {
        onTrouble(`PostgreSQL ended and cannot be started: ${(error as Error).message}`)
        await pause(wait)
      }
  }
  if (user === 'server') follow()

  return {
    url: reach.url(),
    async close() {
      isClosing = true
      if (await becomeLastUser(session).catch(() => false)) await stopPostgres(postgres)
      await session.end().catch(() => {})
      reach.close()
    },
    abandon() {
      const pid = postgresPid(folder)
      if (pid !== null) process.kill(pid, 'SIGINT')
    },
  }
}
