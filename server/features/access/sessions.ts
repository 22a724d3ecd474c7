import { addDays, dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { readMemberships } from '#server/features/memberships/queries.ts'
import { newToken, tokenHash } from '#server/ports/secrets.ts'

const daysFromLastUse = 30

export async function startSession(db: Db, memberId: string, now: Date): Promise<string> {
  const token = newToken()
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      member_id: memberId,
      created_at: now,
      last_used_on: dayInIndia(now),
      revoked_at: null,
    })
    .execute()
  return token
}

export type SessionOwner = NonNullable<Awaited<ReturnType<typeof sessionOwner>>>

export async function sessionOwner(db: Db, hash: Buffer, now: Date) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .where('sessions.token_hash', '=', hash)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.last_used_on', '>=', addDays(dayInIndia(now), -daysFromLastUse))
    .where('members.status', 'in', ['active', 'paused'])
    .select([
      'members.id',
      'members.gender',
      'members.status',
      'members.mobile_verified_at',
      'members.email_verified_at',
      'sessions.last_used_on',
    ])
    .executeTakeFirst()
  if (!row) return null
  return {
    memberId: row.id,
    gender: row.gender,
    paused: row.status === 'paused',
    verified: row.mobile_verified_at !== null || row.email_verified_at !== null,
    lastUsedOn: row.last_used_on,
    memberships: await readMemberships(db, row.id),
  }
}

/** Writes at most once a day, because otherwise every poll would write. */
export async function touchSession(db: Db, hash: Buffer, lastUsedOn: string, now: Date): Promise<void> {
  const today = dayInIndia(now)
  if (lastUsedOn >= today) return
  await db.updateTable('sessions').set({ last_used_on: today }).where('token_hash', '=', hash).execute()
}

export async function revokeSession(db: Db, hash: Buffer, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ revoked_at: now }).where('token_hash', '=', hash).execute()
}

export async function revokeAllSessions(db: Db, memberId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .execute()
}
