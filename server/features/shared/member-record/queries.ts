import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Locks a member's record for writing. Refuses a member who is unknown or has left. */
export async function lockRecord(trx: Db, memberId: string) {
  const row = await trx
    .selectFrom('members')
    .select(['id', 'registration_no', 'gender', 'status', 'version', 'date_of_birth'])
    .where('id', '=', memberId)
    .where('status', '<>', 'deleted')
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}
