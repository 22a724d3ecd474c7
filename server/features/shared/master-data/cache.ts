import type { Listen } from '#server/db/listen.ts'
import { cachedValue } from '#server/db/notified-cache.ts'
import type { Db } from '#server/db/open.ts'
import { readMasterData } from './queries.ts'

/** Caches the lists. A change by the office is announced, and every node reads them again. */
export function cachedMasterData({ db, listen }: { db: Db; listen: Listen }) {
  const { value, close } = cachedValue({
    listen,
    channel: 'options',
    read: () => readMasterData(db),
    // Nearly every call asks for them, so they are not read for each one.
    longestUnheardMs: 1_000,
  })
  return { masterData: value, close }
}
