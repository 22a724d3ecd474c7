import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { runningMembership } from '#server/features/memberships/rules.ts'
import type { Viewer, Viewers } from '#server/http/viewer.ts'
import { tokenHash } from '#server/ports/secrets.ts'
import type { Sessions } from './session-cache.ts'
import { type SessionOwner, touchSession } from './sessions.ts'

const bearer = /^Bearer ([\w-]{20,100})$/

/** Turns the bearer token of a request into the viewer whose session it is. */
export function sessionViewers(db: Db, sessions: Sessions): Viewers {
  const bySession = async (hash: Buffer, now: Date) => {
    const owner = await sessions.readOwner(hash, now)
    return owner && asViewer(owner, hash, now)
  }
  return {
    async byAuthorization(header, now) {
      const token = bearer.exec(header ?? '')?.[1]
      if (!token) return null
      const hash = tokenHash(token)
      const owner = await sessions.owner(hash, now)
      if (!owner) return null
      await touchSession(db, hash, owner.lastUsedOn, now)
      // The owner may stay in memory. With today's date in it, the next request writes nothing.
      owner.lastUsedOn = dayInIndia(now)
      return asViewer(owner, hash, now)
    },
    bySession,
    readAgain: ({ sessionHash }, now) => bySession(sessionHash, now),
  }
}

const asViewer = (owner: SessionOwner, sessionHash: Buffer, now: Date): Viewer => ({
  id: owner.memberId,
  gender: owner.gender,
  verified: owner.verified,
  paused: owner.paused,
  paid: runningMembership(owner.memberships, now) !== null,
  facts: owner.facts,
  sessionHash,
})
