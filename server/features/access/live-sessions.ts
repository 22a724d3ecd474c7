import type { Listen } from '#server/db/listen.ts'
import type { Db } from '#server/db/open.ts'
import { type SessionOwner, sessionOwner } from './sessions.ts'

/** Whose a session is. */
export interface Sessions {
  /** Possibly as it was a moment ago: good for letting through, not for refusing. */
  owner(hash: Buffer, now: Date): Promise<SessionOwner | null>
  /** As the database says now. */
  ownerNow(hash: Buffer, now: Date): Promise<SessionOwner | null>
}

export const databaseSessions = (db: Db): Sessions => ({
  owner: (hash, now) => sessionOwner(db, hash, now),
  ownerNow: (hash, now) => sessionOwner(db, hash, now),
})

const readAgainAfter = 5 * 60_000
const most = 50_000

/**
 * The sessions in use, in memory: nine of ten requests are polls, and each would read the same rows. What ends or
 * changes one is announced by the database; while the line is down nothing is kept.
 */
export function liveSessions({ db, listen }: { db: Db; listen: Listen }) {
  const kept = new Map<string, { owner: SessionOwner; readAt: number }>()
  let listening = false
  // What is read while a change is announced may be from before it.
  let changes = 0

  function forget(memberId: string) {
    changes++
    for (const [key, { owner }] of kept) if (!memberId || owner.memberId === memberId) kept.delete(key)
  }
  function forgetAll(nowListening: boolean) {
    listening = nowListening
    forget('')
  }

  async function read(hash: Buffer, now: Date): Promise<SessionOwner | null> {
    const before = changes
    const owner = await sessionOwner(db, hash, now)
    if (!owner || !listening || changes !== before) return owner
    if (kept.size >= most) kept.clear()
    kept.set(hash.toString('base64'), { owner, readAt: now.getTime() })
    return owner
  }

  const stop = listen('sessions', {
    connected: () => forgetAll(true),
    heard: forget,
    lost: () => forgetAll(false),
  })

  return {
    async owner(hash: Buffer, now: Date) {
      const known = kept.get(hash.toString('base64'))
      const age = known ? now.getTime() - known.readAt : readAgainAfter
      return known && age >= 0 && age < readAgainAfter ? known.owner : read(hash, now)
    },
    ownerNow: read,
    async close() {
      await (await stop)()
    },
  } satisfies Sessions & { close(): Promise<void> }
}
