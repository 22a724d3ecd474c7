import type { Db } from '#server/db/open.ts'
import { newOwnKey, type Secrets } from '#server/ports/secrets.ts'

/** What the wrapped key is bound to. */
export const memberKeyPlace = (memberId: string) => `key of member ${memberId}`

/** A key as the table holds it. */
export const memberKeyRow = (secrets: Secrets, memberId: string, key: Buffer, now: Date) => ({
  member_id: memberId,
  wrapped: secrets.sealBytes(key, memberKeyPlace(memberId)),
  created_at: now,
  destroyed_at: null,
})

/** The key that encrypts what the audit says of a member, made at its first use. Null once it was destroyed. */
export async function memberKey(trx: Db, secrets: Secrets, memberId: string, now: Date): Promise<Buffer | null> {
  await trx
    .insertInto('member_keys')
    .values(memberKeyRow(secrets, memberId, newOwnKey(), now))
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return (await readMemberKeys(trx, secrets, [memberId])).get(memberId) ?? null
}

/** The keys of these members, without those that were destroyed. */
export async function readMemberKeys(
  db: Db,
  secrets: Secrets,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('member_keys')
    .select(['member_id', 'wrapped'])
    .where('member_id', 'in', [...memberIds])
    .execute()
  return new Map(
    rows.flatMap(({ member_id, wrapped }) => {
      const key = wrapped && secrets.openBytes(wrapped, memberKeyPlace(member_id))
      return key ? [[member_id, key] as const] : []
    }),
  )
}

/**
 * Destroys the member's key, and with it every value that the audit holds of the member. Part of erasure: the rows stay in
 * their chain and tell that something was done, but no longer what. No later act can make another key.
 */
export async function destroyMemberKey(trx: Db, memberId: string, now: Date): Promise<void> {
  await trx
    .updateTable('member_keys')
    .set({ wrapped: null, destroyed_at: now })
    .where('member_id', '=', memberId)
    .where('destroyed_at', 'is', null)
    .execute()
}
