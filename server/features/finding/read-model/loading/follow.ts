import { setTimeout as pause } from 'node:timers/promises'
import type { Listen } from '#server/db/listen.ts'
import type { Db } from '#server/db/open.ts'
import type { CodeOf } from '../scans/filters.ts'
import { idBytes } from '../store/ids.ts'
import { genders } from '../store/layout.ts'
import type { Scanner } from '../thread/scanner.ts'
import { changesSince, isContinued, type Moment, momentNow } from './changes.ts'
import { rowsOf, visibleRows } from './rows.ts'
import { visibleWishes, wishesOf } from './wish-rows.ts'

const changesAtOnce = 10_000
const pauseAfterFailure = 1_000
/** How often changes are read while there is no listening connection. */
const pollEvery = 1_000
/** Changes are also read every so many polls with a connection: one that was cut without notice announces nothing. */
const pollsBetweenChecks = 10
/** How far behind the database the scanner may be and still answer. */
const longestLag = 5_000

export interface ReadModelFollower {
  /** Whether the scanner holds what the database holds, apart from the moment a notice takes. */
  current(): boolean
  /** How long the scanner may be behind the database; infinite while it is not loaded. */
  behindSeconds(): number
  /** Loads everything again, after the scanner has lost its rows. */
  startOver(): void
  stop(): Promise<void>
}

/**
 * Loads every visible member into the scanner and keeps it current, one thing at a time. A loss of the listening connection
 * reloads nothing: changes are read from the last moment on, by polls until notices come again.
 */
export function follow({
  db,
  listen,
  codes,
  scanner,
  loaded,
  failed,
}: {
  db: Db
  listen: Listen
  /** The codes of the lists' entries. */
  codes: () => Promise<CodeOf>
  scanner: Scanner
  loaded: (milliseconds: number) => void
  failed: (error: unknown) => void
}): ReadModelFollower {
  let todo: 'nothing' | 'changes' | 'everything' = 'nothing'
  let [isConnected, isLoaded, isStopped] = [false, false, false]
  // Since when there may be changes that the scanner does not have; null while none is known.
  let behindSince: number | null = null
  const wanted = () => todo
  let [isBusy, working] = [false, Promise.resolve()]
  let last: Moment | null = null
  let read = new Set<number>()

  async function loadEverything() {
    isLoaded = false
    last = await momentNow(db)
    read = new Set()
    scanner.empty()
    for (const gender of genders) {
      for await (const rows of visibleRows(db, gender)) {
        if (isStopped) return
        scanner.load(rows)
      }
    }
    for await (const wishes of visibleWishes(db, await codes())) {
      if (isStopped) return
      scanner.loadWishes(wishes)
    }
    await readChanges(last)
    // The scanner may have been lost meanwhile; then everything is loaded again.
    isLoaded = wanted() !== 'everything'
  }

  async function readChanges(before: Moment) {
    const { moment, changes } = await changesSince(db, before)
    if (!isContinued(before, moment)) return startOver()
    const ids = [...new Set(changes.filter(change => !read.has(change.seq)).map(change => change.member_id))]
    for (let from = 0; from < ids.length; from += changesAtOnce) {
      const some = ids.slice(from, from + changesAtOnce)
      scanner.change(Buffer.concat(some.map(idBytes)), await rowsOf(db, some), await wishesOf(db, some, await codes()))
    }
    last = moment
    // A long transaction holds the moment back. The changes read again because of it need not be applied again.
    read = new Set(changes.map(change => change.seq))
  }

  async function work() {
    while (todo !== 'nothing' && !isStopped) {
      const doing = todo
      const began = performance.now()
      todo = 'nothing'
      try {
        if (doing === 'everything' || !last) await loadEverything()
        else await readChanges(last)
        behindSince = isConnected && wanted() === 'nothing' ? null : began
        if (doing === 'everything' && isLoaded) loaded(Math.round(performance.now() - began))
      } catch (error) {
        if (isStopped) return
        want(doing)
        failed(error)
        await pause(pauseAfterFailure, undefined, { ref: false })
      }
    }
    // Nothing may be awaited between the last look at `todo` and this: a notice in between would be forgotten.
    isBusy = false
  }
  function want(what: 'changes' | 'everything') {
    behindSince ??= performance.now()
    if (todo !== 'everything') todo = what
    if (isBusy || isStopped) return
    isBusy = true
    working = work()
  }
  function startOver() {
    isLoaded = false
    want('everything')
  }
  const catchUp = () => want(isLoaded ? 'changes' : 'everything')

  let polls = 0
  const polling = setInterval(() => {
    polls++
    if (!isBusy && (!isConnected || polls % pollsBetweenChecks === 0)) catchUp()
  }, pollEvery)
  polling.unref()
  const listening = listen('member_changes', {
    connected() {
      isConnected = true
      catchUp()
    },
    notified: () => want('changes'),
    disconnected() {
      isConnected = false
      behindSince ??= performance.now()
    },
  }).catch(failed)

  return {
    current: () => isLoaded && (behindSince === null || performance.now() - behindSince < longestLag),
    behindSeconds: () => {
      if (!isLoaded) return Number.POSITIVE_INFINITY
      return behindSince === null ? 0 : (performance.now() - behindSince) / 1000
    },
    startOver,
    async stop() {
      isStopped = true
      isLoaded = false
      clearInterval(polling)
      const hangUp = await listening
      await hangUp?.()
      await working
    },
  }
}
