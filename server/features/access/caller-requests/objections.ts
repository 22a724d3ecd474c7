import type { Db } from '#server/db/open.ts'
import { recordAct } from '#server/features/shared/audit/record.ts'
import { insertDeliveries } from '#server/features/telling/deliveries/queries.ts'
import { type Secrets, tokenHash } from '#server/ports/secrets.ts'
import { markRequest, readOpenRequest } from './queries.ts'

export const objectPath = '/api/caller-request/object'
/** A link that can do nothing but object. */
export const objectAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}${objectPath}?${new URLSearchParams({ token })}`

/** The request that waits and that this link may object to, or null. */
export async function requestOfLink(db: Db, token: string, now: Date) {
  const row = await db
    .selectFrom('caller_requests')
    .select(['id', 'member_id'])
    .where('object_hash', '=', tokenHash(token))
    .executeTakeFirst()
  const open = row && (await readOpenRequest(db, row.member_id, now))
  return open && open.id === row?.id ? open : null
}

/** Ends a request that waits, by its owner's word. Returns false where nothing waits any more. */
export async function objectTo(
  { db, secrets }: { db: Db; secrets: Secrets },
  { id, member_id: memberId }: { id: string; member_id: string },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async trx => {
    if (!(await markRequest(trx, id, { objected_at: now }))) return false
    // Somebody may be after this family, and only staff have heard the caller: they call whoever objected.
    await insertDeliveries(trx, [{ eventId: id, kind: 'request_objected', memberId, channel: 'CALL' }], now)
    await recordAct(trx, secrets, { staff: null, act: 'caller_request_objected', memberId, now })
    return true
  })
}
