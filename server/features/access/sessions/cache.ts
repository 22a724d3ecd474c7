import type { Listen } from '#server/db/listen.ts'
import type { Db } from '#server/db/open.ts'
import { type SessionOwner, sessionOwner } from './queries.ts'

/** Finds the owner of a session. */
export interface Sessions {
  /** The answer may be some minutes old, which is good enough to admit a call but not to refuse one. */
  owner(hash: Buffer, now: Date): Promise<SessionOwner | null>
  /** Reads the owner from the database. */
  readOwner(hash: Buffer, now: Date): Promise<SessionOwner | null>
  /**
   * Call it once sessions of this member have ended: the notification of the database comes a moment after the answer, in which
   * the node would still admit them.
   */
  forget(memberId: string): void
}

export const databaseSessions = (db: Db): Sessions => ({
  owner: (hash, now) => sessionOwner(db, hash, now),
  readOwner: (hash, now) => sessionOwner(db, hash, now),
  forget: () => {},
})

const maxAge = 5 * 60_000

/**
 * Caches the sessions in use, because nine of ten requests are polls that would read the same rows. The database notifies
 * whenever a session ends or changes. While the listening connection is lost, nothing is cached.
 */
export function cachedSessions({ db, listen, maxEntries = 50_000 }: { db: Db; listen: Listen; maxEntries?: number }) {
  const cache = new Map<string, { owner: SessionOwner; readAt: number }>()
  let isListening = false
  // A row read while a notification arrives may be older than the change, so it is not cached.
  let changes = 0

  // A notification names a member. This index finds the sessions of one without a walk through the whole cache.
  const keysOf = new Map<string, Set<string>>()

  function put(key: string, owner: SessionOwner, readAt: number) {
    drop(key)
    // The Map keeps the order of insertion, so the first entry is the one read longest ago.
    for (const oldest of cache.keys()) {
      if (cache.size < maxEntries) break
      drop(oldest)
    }
    cache.set(key, { owner, readAt })
    keysOf.set(owner.memberId, (keysOf.get(owner.memberId) ?? new Set()).add(key))
  }
  function drop(key: string) {
    const memberId = cache.get(key)?.owner.memberId
    if (memberId === undefined) return
    cache.delete(key)
    const keys = keysOf.get(memberId)
    keys?.delete(key)
    if (keys?.size === 0) keysOf.delete(memberId)
  }
  /** An empty id means everybody. */
  function forget(memberId: string) {
    changes++
    for (const key of memberId ? [...(keysOf.get(memberId) ?? [])] : [...cache.keys()]) drop(key)
  }
  function clear(listeningNow: boolean) {
    isListening = listeningNow
    forget('')
  }

  async function read(hash: Buffer, now: Date): Promise<SessionOwner | null> {
    const before = changes
    const owner = await sessionOwner(db, hash, now)
    if (!owner || !isListening || changes !== before) return owner
    put(hash.toString('base64'), owner, now.getTime())
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
    forget,
    async close() {
      await (await stop)()
    },
  } satisfies Sessions & { close(): Promise<void> }
}
