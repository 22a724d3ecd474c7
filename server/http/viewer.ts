import type { Gender } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import { sessionOwner, touchSession } from '#server/features/access/sessions.ts'
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

export async function viewerOf(db: Db, authorization: string | undefined, now: Date): Promise<Viewer | null> {
  const token = /^Bearer ([\w-]{20,100})$/.exec(authorization ?? '')?.[1]
  if (!token) return null
  const hash = tokenHash(token)
  const owner = await sessionOwner(db, hash, now)
  if (!owner) return null
  await touchSession(db, hash, owner.lastUsedOn, now)
  return {
    id: owner.memberId,
    gender: owner.gender,
    verified: owner.verified,
    paid: membershipOf(owner.memberships, now) !== null,
    sessionHash: hash,
  }
}
