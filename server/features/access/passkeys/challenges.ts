import type { Db } from '#server/db/open.ts'
import type { Row } from '#server/db/schema.ts'
import { newToken, tokenHash } from '#server/ports/secrets.ts'
import { challengeLifetime } from './rules.ts'

interface Question {
  purpose: Row<'passkey_challenges'>['purpose']
  /** The hash of the session or of the ticket that it belongs to. */
  boundTo: Buffer | null
}

export async function makeChallenge(
  db: Db,
  { purpose, boundTo, beginsAt = null, now }: Question & { beginsAt?: Date | null; now: Date },
): Promise<string> {
  const challenge = newToken()
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: tokenHash(challenge),
      purpose,
      bound_to: boundTo,
      begins_at: beginsAt,
      expires_at: new Date(now.getTime() + challengeLifetime),
    })
    .execute()
  return challenge
}

/** Uses a challenge up, also where its answer turns out to be wrong. Null where it was used, has expired or is another's. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  { purpose, boundTo, now }: Question & { now: Date },
): Promise<{ begins_at: Date | null } | null> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', tokenHash(challenge))
    .where('purpose', '=', purpose)
    .where('bound_to', 'is not distinct from', boundTo)
    .where('expires_at', '>', now)
    .returning('begins_at')
    .executeTakeFirst()
  return taken ?? null
}
