import { type Day, dayInIndia } from '#domain/calendar.ts'
import { isDiskFull } from '#server/db/failures.ts'
import type { Db } from '#server/db/open.ts'
import { runningMembership } from '#server/features/money/memberships/rules.ts'
import type { Viewer, Viewers } from '#server/http/viewer.ts'
import { tokenHash } from '#server/ports/secrets.ts'
import type { Sessions } from './cache.ts'
import { type SessionOwner, touchSession } from './queries.ts'

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
      await touchOnceADay(db, hash, owner, dayInIndia(now))
      return asViewer(owner, hash, now)
    },
    bySession,
    readAgain: ({ sessionHash }, now) => bySession(sessionHash, now),
  }
}

async function touchOnceADay(db: Db, hash: Buffer, owner: SessionOwner, today: Day): Promise<void> {
  if (owner.lastUsedOn >= today) return
  try {
    owner.previousUse = await touchSession(db, { hash, memberId: owner.memberId }, today)
  } catch (error) {
    // A member must be able to read while the disk is full. The next request tries again.
    if (!isDiskFull(error)) throw error
    return
  }
  // The owner may stay cached. With today's date in it, the next request writes nothing.
  owner.lastUsedOn = today
}

const asViewer = (owner: SessionOwner, sessionHash: Buffer, now: Date): Viewer => ({
  id: owner.memberId,
  personId: owner.personId,
  isOwner: owner.isOwner,
  role: owner.role,
  candidateDecides: owner.candidateDecides,
  gender: owner.gender,
  verified: owner.verified,
  awaitsConsent: owner.awaitsConsent,
  paused: owner.paused,
  hidesLastUse: owner.hidesLastUse,
  previousUse: owner.previousUse,
  paid: runningMembership(owner.memberships, now) !== null,
  facts: owner.facts,
  blocked: owner.blocked,
  sessionHash,
})
