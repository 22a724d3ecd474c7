import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'
import { minuteMs } from '#domain/durations.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { isCopy } from '#server/features/shared/site-copy/queries.ts'
import { archiveOf, keepsFiles, keepsWal } from '#server/ports/archive-of.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Files } from '#server/ports/files.ts'
import { backupPrograms } from '../programs.ts'
import { isNight } from '../rules.ts'
import { sealKeysOf } from '../secret-here.ts'
import type { MadeBase } from './archive-command.ts'
import { forgetOutdated } from './forget.ts'
import { archivesFolder, nextSegment } from './names.ts'
import { mostWaitingBytes } from './rules.ts'
import { type Shipping, ship } from './ship.ts'
import { type ArchiveState, isClosedBy, newState, readState, writeState } from './state.ts'
import { discardWaiting, waitingSegments } from './waiting.ts'

/** With the 30 seconds after which PostgreSQL ends a segment, nothing older than a minute is on this machine alone. */
const everyMs = 5_000
const copyAgainAfterMs = 10 * minuteMs

export interface ArchiveWorld {
  db: Db
  clock: Clock
  shipping: Shipping
  /** How long copies stay. */
  keepDays: number
}

/** The archive that this folder writes. Another PostgreSQL or timeline in the folder begins another one. */
async function currentState({ db, clock, shipping }: ArchiveWorld): Promise<ArchiveState> {
  const { rows } = await sql<{ database: string }>`
    select system_identifier::text || '-' || timeline_id as database
    from pg_control_system(), pg_control_checkpoint()`.execute(db)
  const database = rows[0]?.database ?? ''
  const known = readState(shipping.dataDir)
  if (known && known.database === database && isClosedBy(known, shipping.keys)) return known
  const state = newState(database, shipping.keys, clock.now())
  await shipping.archive.put(`${archivesFolder}/${state.archive}`, Buffer.from('an archive\n'), 'text/plain')
  writeState(shipping.dataDir, state)
  return state
}

/** One look: ships what waits. A copy of the site archives nothing, because the site it was copied from may still do so. */
export async function archiveOnce(world: ArchiveWorld): Promise<ArchiveState | null> {
  const { db, clock, shipping, keepDays } = world
  const { dataDir } = shipping
  if (await isCopy(db)) {
    await discardWaiting(dataDir)
    return null
  }
  try {
    const state = await currentState(world)
    await ship(shipping, state, clock.now())
    if (state.failure !== null) writeState(dataDir, { ...state, failure: null })
    return { ...state, failure: null }
  } catch (error) {
    await noteFailure(dataDir, (error as Error).message)
    // A full disk takes nothing, and neither a segment nor a copy would come to where the outdated goes.
    await forgetOutdated(shipping.archive, clock.now(), keepDays).catch(() => {})
    throw error
  }
}

/** An archive that is away for long must not fill the disk of the data: what waits is given up, and the next copy makes up for it. */
async function noteFailure(dataDir: string, failure: string): Promise<void> {
  const waiting = await waitingSegments(dataDir)
  const newest = waiting.at(-1)
  const isTooMuch = waiting.reduce((sum, { bytes }) => sum + bytes, 0) > mostWaitingBytes
  if (isTooMuch) await discardWaiting(dataDir)
  const state = readState(dataDir)
  if (!state) return
  writeState(dataDir, {
    ...state,
    failure,
    ...(isTooMuch && newest && { lastSegment: newest.segment, brokenAt: nextSegment(newest.segment) }),
  })
}

/** A copy is due each night, and at once where there is none or a segment is missing. */
function isCopyDue({ copiedAt, brokenAt }: ArchiveState, now: Date): boolean {
  if (copiedAt === null || brokenAt !== null) return true
  return isNight(now) && dayInIndia(new Date(copiedAt)) < dayInIndia(now)
}

/**
 * Notes a copy between two looks, because a look keeps the state that it began with. Returns false while the segment is on its way
 * without which the copy is of no use.
 */
function noteCopy(dataDir: string, { archive, firstSegment, lastSegment }: MadeBase, now: Date): boolean {
  const state = readState(dataDir)
  if (state?.archive !== archive) return true
  if ((state.lastSegment ?? '') < lastSegment) return false
  const isMended = state.brokenAt === null || state.brokenAt <= firstSegment
  writeState(dataDir, { ...state, copiedAt: now.toISOString(), brokenAt: isMended ? null : state.brokenAt })
  return true
}

interface Dependencies {
  db: Db
  clock: Clock
  files: Files
  config: Config
  onError: (error: unknown) => void
}

/** Only the server whose own PostgreSQL it is archives, so no turn has to be claimed; to claim one would write at every look. */
export function startWalArchive({ db, clock, files, config, onError }: Dependencies): { stop(): Promise<void> } {
  const archive = archiveOf(config)
  if (!archive || !keepsWal(config)) return { stop: async () => {} }
  const { dataDir } = config
  const shipping = { dataDir, archive, files: keepsFiles(config) ? files : null, keys: sealKeysOf(config) }
  const world = { db, clock, shipping, keepDays: config.backup.keepDays }
  const programs = backupPrograms()
  const stopping = new AbortController()
  let copying: Promise<void> | null = null
  let copied: MadeBase | null = null
  let copyNotBefore = 0
  async function look(): Promise<void> {
    const now = clock.now()
    if (copied && noteCopy(dataDir, copied, now)) copied = null
    const state = await archiveOnce(world)
    if (!state || copying || copied || now.getTime() < copyNotBefore || !isCopyDue(state, now)) return
    copyNotBefore = now.getTime() + copyAgainAfterMs
    // Segments are shipped meanwhile.
    copying = programs
      .archive()
      .then(made => {
        copied = made
      })
      .catch(error => {
        if (!stopping.signal.aborted) onError(error)
      })
      .finally(() => {
        copying = null
      })
  }
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch(onError)
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      programs.stop()
      await running
      await copying
      // What was finished meanwhile; the rest is in PostgreSQL's folder, and the next start takes it.
      await archiveOnce(world).catch(onError)
    },
  }
}
