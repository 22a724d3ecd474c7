import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { hasUpdated } from '#server/db/outcome.ts'
import type { Row } from '#server/db/schema.ts'
import { newId } from '#server/ports/ids.ts'

/** Whose passkey it is: a person's, or one of staff's. */
export type PasskeyOwner = { personId: string } | { staffId: string }
const columnOf = (owner: PasskeyOwner) =>
  'personId' in owner ? (['person_id', owner.personId] as const) : (['staff_id', owner.staffId] as const)

export const passkeysOf = (db: Db, owner: PasskeyOwner) => {
  const [column, id] = columnOf(owner)
  return db.selectFrom('passkeys').selectAll().where(column, '=', id).orderBy('created_at').orderBy('id').execute()
}

export const passkeyBy = (db: Db, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', Buffer.from(credentialId, 'base64url'))
    .executeTakeFirst()

type NewPasskey = Pick<
  Row<'passkeys'>,
  'credential_id' | 'public_key' | 'counter' | 'transports' | 'host' | 'name' | 'created_at' | 'begins_at'
>

/**
 * Adds a passkey while the session that asked for it is open. Whatever ends all sessions of the owner has the owner's row first, so
 * that none slips in beside it.
 */
export async function insertPasskey(
  trx: Db,
  owner: PasskeyOwner,
  sessionHash: Buffer,
  passkey: NewPasskey,
): Promise<string | null> {
  const [column, ownerId] = columnOf(owner)
  const isPerson = 'personId' in owner
  await trx
    .selectFrom(isPerson ? 'persons' : 'staff')
    .select('id')
    .where('id', '=', ownerId)
    .forNoKeyUpdate()
    .execute()
  const session = await trx
    .selectFrom(isPerson ? 'sessions' : 'staff_sessions')
    .select('token_hash')
    .where('token_hash', '=', sessionHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!session) return null
  const id = newId(passkey.created_at)
  await trx
    .insertInto('passkeys')
    .values({
      ...passkey,
      id,
      person_id: null,
      staff_id: null,
      [column]: ownerId,
      last_used_at: null,
    })
    .execute()
  return id
}

/** Notes a use. False where the passkey is gone, or has counted as far already: of many logins at once with one count one enters. */
export const noteUseOf = (trx: Db, id: string, { counter, now }: { counter: number; now: Date }): Promise<boolean> =>
  hasUpdated(
    trx
      .updateTable('passkeys')
      .set({ counter, last_used_at: now })
      .where('id', '=', id)
      .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`),
  )

export const renamePasskeyOf = (db: Db, personId: string, { uuid, name }: { uuid: string; name: string }) =>
  hasUpdated(db.updateTable('passkeys').set({ name }).where('id', '=', uuid).where('person_id', '=', personId))

/** Deletes a passkey of this owner, and returns its name; null where there is none. */
export async function deletePasskey(trx: Db, owner: PasskeyOwner, uuid: string): Promise<string | null> {
  const [column, id] = columnOf(owner)
  const gone = await trx
    .deleteFrom('passkeys')
    .where('id', '=', uuid)
    .where(column, '=', id)
    .returning('name')
    .executeTakeFirst()
  return gone?.name ?? null
}

/**
 * Ends the passkeys of a profile's registered owner. Call it before their sessions are ended: a login by one that is under way has
 * a session by then, or finds nothing.
 */
export async function deletePasskeysOfOwner(trx: Db, memberId: string): Promise<void> {
  const owner = await trx
    .selectFrom('persons')
    .innerJoin('members', 'members.person_id', 'persons.id')
    .select('persons.id')
    .where('members.id', '=', memberId)
    .forNoKeyUpdate('persons')
    .executeTakeFirst()
  if (owner) await deletePasskeys(trx, { personId: owner.id })
}

export const deletePasskeys = async (trx: Db, owner: PasskeyOwner): Promise<void> => {
  const [column, id] = columnOf(owner)
  await trx.deleteFrom('passkeys').where(column, '=', id).execute()
}

/** Every profile that a person acts for, which a passkey of theirs opens. */
export async function profilesOpenedBy(db: Db, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select member_id as id from profile_persons where person_id = ${personId} order by member_id`.execute(db)
  return rows.map(({ id }) => id)
}
