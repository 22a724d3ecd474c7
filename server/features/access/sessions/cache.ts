import { minuteMs } from '#domain/durations.ts'
import type { Listen } from '#server/db/listen.ts'
import { cachedByMember } from '#server/db/notified-cache.ts'
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

/**
 * Caches the sessions in use, because nine of ten requests are polls that would read the same rows. The database notifies
 * whenever a session ends or changes.
 */
export function cachedSessions({ db, listen, maxEntries = 50_000 }: { db: Db; listen: Listen; maxEntries?: number }) {
  const { get, readAnew, forget, close } = cachedByMember({
    listen,
    channel: 'sessions',
    read: (hash: Buffer, now) => sessionOwner(db, hash, now),
    nameOf: hash => hash.toString('base64'),
    memberOf: owner => owner?.memberId ?? null,
    maxAgeMs: 5 * minuteMs,
    maxEntries,
  })
  return { owner: get, readOwner: readAnew, forget, close } satisfies Sessions & { close(): Promise<void> }
}
