import type { Db } from '#server/db/open.ts'
import { actsOf } from '#server/features/shared/audit/record-act.ts'
import { insertDeliveries } from '#server/features/telling/deliveries/queries.ts'
import { type Secrets, tokenHash } from '#server/ports/secrets.ts'
import { markRequest, readOpenRequest } from './queries.ts'

export const objectPath = '/api/caller-request/object'
/** The address of a link that can do nothing but object. */
export const objectAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}${objectPath}?${new URLSearchParams({ token })}`

/** The waiting request that this link objects to, or null. */
export async function requestOfLink(db: Db, token: string, now: Date) {
  const row = await db
    .selectFrom('caller_requests')
    .select(['id', 'member_id'])
    .where('object_hash', '=', tokenHash(token))
    .executeTakeFirst()
  const open = row && (await readOpenRequest(db, row.member_id, now))
  return open && open.id === row?.id ? open : null
}

/** Ends a waiting request because its owner objects. Returns false if it no longer waits. */
export async function objectTo(
  dependencies: { db: Db; secrets: Secrets },
  { id, member_id: memberId }: { id: string; member_id: string },
  now: Date,
): Promise<boolean> {
  return actsOf(dependencies, { staff: null, now })(async trx => {
    if (!(await markRequest(trx, id, { objected_at: now }))) return { acts: [], result: false }
    // Somebody may be trying to take the account over, and only staff have heard the caller. So staff call the family.
    await insertDeliveries(trx, [{ eventId: id, kind: 'request_objected', memberId, channel: 'CALL' }], now)
    return { act: 'caller_request_objected', memberId, result: true }
  })
}
