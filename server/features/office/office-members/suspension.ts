import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { revokeSessionsOfProfile } from '#server/features/access/sessions/queries.ts'

/**
 * Suspends a member: out of every list and session, on every node, by triggers that notify. The number and the address stay
 * taken, so that nobody signs up with them. The owner reads `told` at the login. Returns the status before, or null if there is nobody to suspend.
 */
export async function suspend(trx: Db, memberId: string, told: string, now: Date): Promise<'active' | 'paused' | null> {
  const before = await trx
    .selectFrom('members')
    .select('status')
    .where('id', '=', memberId)
    .where('status', 'in', ['active', 'paused'])
    .forUpdate()
    .executeTakeFirst()
  if (!before) return null
  const was = before.status === 'paused' ? 'paused' : 'active'
  await trx.updateTable('members').set({ status: 'suspended', updated_at: now }).where('id', '=', memberId).execute()
  await trx
    .insertInto('suspensions')
    .values({ member_id: memberId, was, told, at: now })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet({ was, told, at: now }))
    .execute()
  await revokeSessionsOfProfile(trx, memberId, now)
  return was
}

/** Restores the status from before the suspension. Returns null if the member is not suspended. */
export async function restore(trx: Db, memberId: string, now: Date): Promise<'active' | 'paused' | null> {
  const suspended = trx.selectFrom('members').select('id').where('id', '=', memberId).where('status', '=', 'suspended')
  if (!(await findsRow(suspended.forUpdate()))) return null
  const row = await trx.deleteFrom('suspensions').where('member_id', '=', memberId).returning('was').executeTakeFirst()
  // Suspensions were not always recorded: a member without a row becomes active.
  const was = row?.was ?? 'active'
  await trx.updateTable('members').set({ status: was, updated_at: now }).where('id', '=', memberId).execute()
  return was
}
