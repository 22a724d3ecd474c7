import { dayInIndia } from '#domain/calendar.ts'
import type { Gender } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import type { Sessions } from '#server/features/access/live-sessions.ts'
import { type SessionOwner, touchSession } from '#server/features/access/sessions.ts'
import { membershipOf } from '#server/features/memberships/rules.ts'
import { tokenHash } from '#server/ports/secrets.ts'

/** Who is asking, built once per request. Everything that decides what may be seen or done takes this. */
export interface Viewer {
  id: string
  gender: Gender
  verified: boolean
  paid: boolean
  /** Kept to end this very session on logout. */
  sessionHash: Buffer
}

const bearer = /^Bearer ([\w-]{20,100})$/

export async function viewerOf(
  { db, sessions }: { db: Db; sessions: Sessions },
  authorization: string | undefined,
  now: Date,
): Promise<Viewer | null> {
  const token = bearer.exec(authorization ?? '')?.[1]
  if (!token) return null
  const hash = tokenHash(token)
  const owner = await sessions.owner(hash, now)
  if (!owner) return null
  await touchSession(db, hash, owner.lastUsedOn, now)
  // It may be kept: then it is not written again at the next request.
  owner.lastUsedOn = dayInIndia(now)
  return asViewer(owner, hash, now)
}

/** The same viewer as the database says now: before one is refused for what memory holds. */
export async function viewerNow(sessions: Sessions, { sessionHash }: Viewer, now: Date): Promise<Viewer | null> {
  const owner = await sessions.ownerNow(sessionHash, now)
  return owner && asViewer(owner, sessionHash, now)
}

const asViewer = (owner: SessionOwner, sessionHash: Buffer, now: Date): Viewer => ({
  id: owner.memberId,
  gender: owner.gender,
  verified: owner.verified,
  paid: membershipOf(owner.memberships, now) !== null,
  sessionHash,
})
