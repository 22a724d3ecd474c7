import { setTimeout as pause } from 'node:timers/promises'
import type { Listen } from '#server/db/listen.ts'
import type { Db } from '#server/db/open.ts'
import { changesSince, type Position, positionNow, sweepChanges } from './changes.ts'
import { idBytes } from './ids.ts'
import { genders } from './layout.ts'
import { rowsOf, visibleRows } from './rows.ts'
import type { Scanner } from './scanner.ts'

const changesAtOnce = 10_000
const sweepEvery = 10 * 60_000
const pauseAfterFailure = 1_000

export interface Following {
  /** Whether the scanner holds what the database holds, apart from the moment a notice takes. */
  current(): boolean
  /** The scanner has lost what it held. */
  startOver(): void
  stop(): Promise<void>
}

/** Loads every visible member into the scanner and keeps it current, one thing at a time. */
export function follow({
  db,
  listen,
  scanner,
  loaded,
  failed,
}: {
  db: Db
  listen: Listen
  scanner: Scanner
  loaded: (milliseconds: number) => void
  failed: (error: unknown) => void
}): Following {
  let todo: 'nothing' | 'changes' | 'everything' = 'nothing'
  let [connected, current, stopped] = [false, false, false]
  const wanted = () => todo
  let [busy, working] = [false, Promise.resolve()]
  let position: Position = '0'
  let read = new Set<number>()
  let sweptAt = performance.now()

  async function loadEverything() {
    position = await positionNow(db)
    read = new Set()
    scanner.empty()
    for (const gender of genders) {
      for await (const rows of visibleRows(db, gender)) {
        if (stopped) return
        scanner.load(rows)
      }
    }
    await readChanges()
  }

  async function readChanges() {
    const next = await positionNow(db)
    const changes = await changesSince(db, position)
    const ids = [...new Set(changes.filter(change => !read.has(change.seq)).map(change => change.member_id))]
    for (let from = 0; from < ids.length; from += changesAtOnce) {
      const some = ids.slice(from, from + changesAtOnce)
      scanner.change(Buffer.concat(some.map(idBytes)), await rowsOf(db, some))
    }
    position = next
    // A long transaction holds the position back. The changes read again because of it need not be applied again.
    read = new Set(changes.map(change => change.seq))
    if (performance.now() - sweptAt > sweepEvery) {
      sweptAt = performance.now()
      await sweepChanges(db)
    }
  }

  async function work() {
    while (todo !== 'nothing' && !stopped) {
      const doing = todo
      const began = performance.now()
      todo = 'nothing'
      try {
        if (doing === 'everything') await loadEverything()
        else await readChanges()
        // The connection or the scanner may have been lost meanwhile; then everything is loaded again.
        current = connected && (current || doing === 'everything') && wanted() !== 'everything'
        if (doing === 'everything' && current) loaded(Math.round(performance.now() - began))
      } catch (error) {
        if (stopped) return
        current = false
        todo = 'everything'
        failed(error)
        await pause(pauseAfterFailure, undefined, { ref: false })
      }
    }
    // Nothing may be awaited between the last look at `todo` and this: a notice in between would be forgotten.
    busy = false
  }
  function want(what: 'changes' | 'everything') {
    if (todo !== 'everything') todo = what
    if (busy) return
    busy = true
    working = work()
  }
  function startOver() {
    current = false
    want('everything')
  }

  const listening = listen('member_changes', {
    connected() {
      connected = true
      startOver()
    },
    notified: () => want('changes'),
    disconnected() {
      connected = false
      current = false
    },
  }).catch(failed)

  return {
    current: () => current,
    startOver,
    async stop() {
      stopped = true
      current = false
      const hangUp = await listening
      await hangUp?.()
      await working
    },
  }
}
