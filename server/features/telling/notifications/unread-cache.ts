import type { Listen } from '#server/db/listen.ts'
import type { Db } from '#server/db/open.ts'
import { countUnread } from './queries.ts'

/** Counts the unread notifications of a member. */
export interface UnreadCounts {
  of(memberId: string, now: Date): Promise<number>
}

export const databaseUnread = (db: Db): UnreadCounts => ({ of: (memberId, now) => countUnread(db, memberId, now) })

const maxAge = 10 * 60_000

/**
 * Keeps the counts in memory, because each open page asks every few seconds. The database notifies of every change of a count,
 * except that a sender's last listed day has passed: the count is right when it is next read. While the listening connection
 * is lost, nothing is cached.
 */
export function cachedUnread({ db, listen, maxEntries = 100_000 }: { db: Db; listen: Listen; maxEntries?: number }) {
  const cache = new Map<string, { count: number; readAt: number }>()
  // Requests of one member that arrive while the count is being read share the query. A change that is notified meanwhile
  // removes the read: its count may be older than the change, so it is answered and not cached.
  const reading = new Map<string, Promise<number>>()
  let isListening = false

  /** An empty id means everybody. */
  function forget(memberId: string) {
    if (memberId) {
      cache.delete(memberId)
      reading.delete(memberId)
    } else {
      cache.clear()
      reading.clear()
    }
  }
  function clear(listeningNow: boolean) {
    isListening = listeningNow
    forget('')
  }

  function keep(memberId: string, count: number, now: Date) {
    cache.delete(memberId)
    // The Map keeps the order of insertion, so the first entry is the one read longest ago.
    for (const oldest of cache.keys()) {
      if (cache.size < maxEntries) break
      cache.delete(oldest)
    }
    cache.set(memberId, { count, readAt: now.getTime() })
  }

  function read(memberId: string, now: Date): Promise<number> {
    const started = reading.get(memberId)
    if (started) return started
    const count = countUnread(db, memberId, now)
    reading.set(memberId, count)
    const end = (read: number | null) => {
      if (reading.get(memberId) !== count) return
      reading.delete(memberId)
      if (read !== null && isListening) keep(memberId, read, now)
    }
    count.then(end, () => end(null))
    return count
  }

  const stop = listen('notifications', {
    connected: () => clear(true),
    notified: forget,
    disconnected: () => clear(false),
  })

  return {
    async of(memberId: string, now: Date) {
      const cached = cache.get(memberId)
      const age = cached ? now.getTime() - cached.readAt : maxAge
      return cached && age >= 0 && age < maxAge ? cached.count : read(memberId, now)
    },
    async close() {
      await (await stop)()
    },
  } satisfies UnreadCounts & { close(): Promise<void> }
}
