import type { Listen } from '#server/db/listen.ts'
import type { Db } from '#server/db/open.ts'
import { type MasterData, type ReadMasterData, readMasterData } from './queries.ts'

/** How often the lists are read while the listening connection is lost. Nearly every call asks for them. */
const longestUnheard = 1_000

/** Caches the lists. A change by the office is announced, and every node reads them again. */
export function cachedMasterData({ db, listen }: { db: Db; listen: Listen }) {
  let cached: Promise<MasterData> | null = null
  let readAt = 0
  let isListening = false
  const empty = (listeningNow: boolean) => {
    isListening = listeningNow
    cached = null
  }
  const stop = listen('options', {
    connected: () => empty(true),
    notified: () => empty(isListening),
    disconnected: () => empty(false),
  })
  const masterData: ReadMasterData = () => {
    if (cached && (isListening || performance.now() - readAt < longestUnheard)) return cached
    const reading = readMasterData(db)
    cached = reading
    readAt = performance.now()
    // A failed read is tried again at the next call.
    reading.catch(() => {
      if (cached === reading) cached = null
    })
    return reading
  }
  return {
    masterData,
    async close() {
      await (await stop)()
    },
  }
}
