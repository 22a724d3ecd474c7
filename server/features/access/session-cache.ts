import type { Listen } from '#server/db/listen.ts'
import type { Db } from '#server/db/open.ts'
import { type SessionOwner, sessionOwner } from './sessions.ts'

/** Finds the owner of a session. */
export interface Sessions {
  /** The answer may be some minutes old, which is good enough to admit a call but not to refuse one. */
  owner(hash: Buffer, now: Date): Promise<SessionOwner | null>
  /** Reads the owner from the database. */
  readOwner(hash: Buffer, now: Date): Promise<SessionOwner | null>
}

export const databaseSessions = (db: Db): Sessions => ({
  owner: (hash, now) => sessionOwner(db, hash, now),
  readOwner: (hash, now) => sessionOwner(db, hash, now),
})

const maxAge = 5 * 60_000
const maxEntries = 50_000

/**
 * Caches the sessions in use, because nine of ten requests are polls that would read the same rows. The database notifies
 * of whatever ends or changes a session. While the listening connection is lost, nothing is cached.
 */
export function cachedSessions({ db, listen }: { db: Db; listen: Listen }) {
  const cache = new Map<string, { owner: SessionOwner; readAt: number }>()
  let isListening = false
  // A row read while a notification arrives may be older than the change, so it is not cached.
  let changes = 0

  function forget(memberId: string) {
    changes++
    for (const [key, { owner }] of cache) if (!memberId || owner.memberId === memberId) cache.delete(key)
  }
  function clear(listeningNow: boolean) {
    isListening = listeningNow
    forget('')
  }

  async function read(hash: Buffer, now: Date): Promise<SessionOwner | null> {
    const before = changes
    const owner = await sessionOwner(db, hash, now)
    if (!owner || !isListening || changes !== before) return owner
    if (cache.size >= maxEntries) cache.clear()
    cache.set(hash.toString('base64'), { owner, readAt: now.getTime() })
    return owner
  }

  const stop = listen('sessions', {
    connected: () => clear(true),
    notified: forget,
    disconnected: () => clear(false),
  })

  return {
    async owner(hash: Buffer, now: Date) {
      const cached = cache.get(hash.toString('base64'))
      const age = cached ? now.getTime() - cached.readAt : maxAge
      return cached && age >= 0 && age < maxAge ? cached.owner : read(hash, now)
    },
    readOwner: read,
    async close() {
      await (await stop)()
    },
  } satisfies Sessions & { close(): Promise<void> }
}
