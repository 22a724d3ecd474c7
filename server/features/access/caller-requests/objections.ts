import type { Db } from '#server/db/open.ts'
import { actsOf } from '#server/features/shared/audit/record-act.ts'
import { insertDeliveries } from '#server/features/telling/deliveries/queries.ts'
import { type Secrets, tokenHash } from '#server/ports/secrets.ts'
import { type CallerRequestRow, lockRequest, markRequest, readOpenRequest } from './queries.ts'
import { stateOf } from './rules.ts'

export const objectPath = '/api/caller-request/object'
/** The address of a link that can do nothing but object. */
export const objectAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}${objectPath}?${new URLSearchParams({ token })}`

/** The waiting request that this link objects to, or null. */
export async function requestOfLink(db: Db, token: string, now: Date): Promise<CallerRequestRow | null> {
  const row = await db
    .selectFrom('caller_requests')
    .select(['id', 'member_id'])
    .where('object_hash', '=', tokenHash(token))
    .executeTakeFirst()
  const open = row && (await readOpenRequest(db, row.member_id, now))
  return open && open.id === row?.id && stateOf(open) === 'WAITS' ? open : null
}

/**
 * Stops a waiting request because somebody objects, and ends it where two records were to be joined. Returns whether it still
 * waited: of an objection and the job at the same moment, the row's lock lets one through.
 */
export async function objectIn(trx: Db, { id, member_id: memberId }: CallerRequestRow, now: Date): Promise<boolean> {
  const request = await lockRequest(trx, id, ['WAITS'])
  if (!request) return false
  await markRequest(trx, id, { objected_at: now, ...(request.kind === 'join' && { cancelled_at: now }) })
  // Somebody may be trying to take the account over, and only staff have met or heard them. So staff call the family.
  await insertDeliveries(trx, [{ eventId: id, kind: 'request_objected', memberId, channel: 'CALL' }], now)
  return true
}

/** The same for the owner, who has proven to be it by a link, a session or the phone. */
export const objectTo = (
  dependencies: { db: Db; secrets: Secrets },
  request: CallerRequestRow,
  now: Date,
): Promise<boolean> =>
  actsOf(dependencies, { staff: null, now })(async trx =>
    (await objectIn(trx, request, now))
      ? { act: 'caller_request_objected', memberId: request.member_id, result: true }
      : { acts: [], result: false },
  )

/** Objects to the request that waits about a member, if there is one. */
export async function objectFor(
  dependencies: { db: Db; secrets: Secrets },
  memberId: string,
  now: Date,
): Promise<boolean> {
  const open = await readOpenRequest(dependencies.db, memberId, now)
  return open !== null && (await objectTo(dependencies, open, now))
}
