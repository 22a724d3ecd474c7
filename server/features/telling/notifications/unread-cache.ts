import { minuteMs } from '#domain/durations.ts'
import type { Listen } from '#server/db/listen.ts'
import { cachedByMember } from '#server/db/notified-cache.ts'
import type { Db } from '#server/db/open.ts'
import { countUnread } from './queries.ts'

/** Counts the unread notifications of a member. */
export interface UnreadCounts {
  of(memberId: string, now: Date): Promise<number>
}

export const databaseUnread = (db: Db): UnreadCounts => ({ of: (memberId, now) => countUnread(db, memberId, now) })

/**
 * Keeps the counts in memory, because each open page asks every few seconds. The database notifies of every change of a count,
 * except that a sender's last listed day has passed: the count is right when it is next read.
 */
export function cachedUnread({ db, listen, maxEntries = 100_000 }: { db: Db; listen: Listen; maxEntries?: number }) {
  const { get, close } = cachedByMember({
    listen,
    channel: 'notifications',
    read: (memberId: string, now) => countUnread(db, memberId, now),
    nameOf: memberId => memberId,
    memberOf: (_count, memberId) => memberId,
    maxAgeMs: 10 * minuteMs,
    maxEntries,
  })
  return { of: get, close } satisfies UnreadCounts & { close(): Promise<void> }
}
