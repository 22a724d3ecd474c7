import type { Db } from '#server/db/open.ts'

type LiveStatus = 'active' | 'paused'

/** Closes the profile and every session at once. Returns what it was, or null where it was not open. */
export async function suspendMember(trx: Db, memberId: string): Promise<LiveStatus | null> {
  const member = await trx.selectFrom('members').select('status').where('id', '=', memberId).executeTakeFirst()
  const status = member?.status
  if (status !== 'active' && status !== 'paused') return null
  await trx.updateTable('members').set({ status: 'suspended' }).where('id', '=', memberId).execute()
  return status
}

/** Opens the profile again as it was. A member who left meanwhile stays away. */
export async function unsuspendMember(trx: Db, memberId: string, status: LiveStatus): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('members')
    .set({ status })
    .where('id', '=', memberId)
    .where('status', '=', 'suspended')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The same for a decision that may have suspended nobody. */
export async function takeBackSuspension(trx: Db, memberId: string | null, was: unknown): Promise<boolean> {
  if (memberId === null || (was !== 'active' && was !== 'paused')) return true
  return unsuspendMember(trx, memberId, was)
}
