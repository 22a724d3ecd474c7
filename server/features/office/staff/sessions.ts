import { sql } from 'kysely'
import { officeIdleMinutes } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow, hasUpdated } from '#server/db/outcome.ts'
import { deviceName } from '#server/features/access/sessions/device-name.ts'
import { officeSessionSeconds } from '#server/http/office-door.ts'
import type { FindStaff, StaffMember } from '#server/http/staff.ts'
import { newToken, type Secrets, tokenHash } from '#server/ports/secrets.ts'

const addressHash = (secrets: Secrets, address: string) => secrets.keyedHash(`staff address ${address}`)

export async function startOfficeSession(
  trx: Db,
  secrets: Secrets,
  { staffId, address, userAgent, now }: { staffId: string; address: string; userAgent: string; now: Date },
): Promise<string> {
  const token = newToken()
  await trx
    .insertInto('staff_sessions')
    .values({
      token_hash: tokenHash(token),
      staff_id: staffId,
      address_hash: addressHash(secrets, address),
      ...deviceName(userAgent),
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + officeSessionSeconds * 1000),
      revoked_at: null,
    })
    .execute()
  return token
}

/** A session that was last used before this moment has ended by idling. */
const idleBefore = (now: Date) => new Date(now.getTime() - officeIdleMinutes * 60_000)
/** The last use is written at most once a minute. */
const noteUseEveryMs = 60_000

/** Reads the session from the database each time: staff are few, and a retired login must be out with its next call. */
export const officeSessions =
  (db: Db): FindStaff =>
  async (token, now) => {
    const hash = tokenHash(token)
    const row = await db
      .selectFrom('staff_sessions')
      .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
      .select(['staff.id', 'staff.name', 'staff.email', 'staff.role', 'staff.is_demo'])
      .select(['staff_sessions.expires_at', 'staff_sessions.last_used_at'])
      .where('token_hash', '=', hash)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .where('last_used_at', '>', idleBefore(now))
      .where('retired_at', 'is', null)
      .executeTakeFirst()
    if (!row) return null
    const { id, name, email, role, is_demo, expires_at, last_used_at } = row
    if (now.getTime() - last_used_at.getTime() > noteUseEveryMs)
      await db
        .updateTable('staff_sessions')
        .set({ last_used_at: now })
        .where('token_hash', '=', hash)
        .where('last_used_at', '<', now)
        .execute()
    return { id, name, email, role, isDemo: is_demo, sessionHash: hash, sessionEndsAt: expires_at }
  }

export async function endOfficeSession(db: Db, sessionHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('staff_sessions').set({ revoked_at: now }).where('token_hash', '=', sessionHash).execute()
}

export const openSessionsOf = (db: Db, staffId: string, now: Date) =>
  db
    .selectFrom('staff_sessions')
    .select(['id', 'token_hash', 'browser', 'system', 'created_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', idleBefore(now))
    .orderBy('last_used_at', 'desc')
    .execute()

/** Ends one session of its owner. Returns false if there is none. */
export const endOneSession = (
  db: Db,
  { id, staffId, now }: { id: string; staffId: string; now: Date },
): Promise<boolean> =>
  hasUpdated(
    db
      .updateTable('staff_sessions')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('staff_id', '=', staffId)
      .where('revoked_at', 'is', null),
  )

export async function endOtherSessions(
  trx: Db,
  { id, sessionHash }: Pick<StaffMember, 'id' | 'sessionHash'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('staff_sessions')
    .set({ revoked_at: now })
    .where('staff_id', '=', id)
    .where('token_hash', '<>', sessionHash)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends every session of a member of staff, and logins that wait for a code. */
export async function endOfficeSessions(trx: Db, staffId: string, now: Date): Promise<void> {
  await trx
    .updateTable('staff_sessions')
    .set({ revoked_at: now })
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
    .execute()
  await trx
    .updateTable('staff_logins')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()
}

/** Whether this login was used from the address in the last thirty days. */
export const isKnownAddress = (db: Db, secrets: Secrets, staffId: string, address: string, now: Date) =>
  findsRow(
    db
      .selectFrom('staff_sessions')
      .select('staff_id')
      .where('staff_id', '=', staffId)
      .where('address_hash', '=', addressHash(secrets, address))
      .where('created_at', '>', sql<Date>`${now}::timestamptz - interval '30 days'`),
  )
