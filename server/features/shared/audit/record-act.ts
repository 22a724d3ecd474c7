import type { Db } from '#server/db/open.ts'
import type { Act, Actor, InAct } from '#server/http/acts.ts'
import { encryptWith, type Secrets } from '#server/ports/secrets.ts'
import { hashOfRow, sealedPlaceOf } from './chain.ts'
import { memberKey } from './member-keys.ts'

export type StaffAct = Omit<Act, 'staff'> & Actor

/** The encrypted part of a row. */
export type SealedValues = Pick<StaffAct, 'before' | 'after' | 'reason'>

/** The one way in which calls, files, jobs and commands write acts. */
export const actsOf =
  ({ db, secrets }: { db: Db; secrets: Secrets }, actor: Actor): InAct =>
  <T>(work: Parameters<InAct>[0]) =>
    db.transaction().execute(async trx => {
      const done = await work(trx)
      for (const act of 'acts' in done ? done.acts : [done]) await recordAct(trx, secrets, { ...actor, ...act })
      return done.result as T
    })

/** Adds an act to the audit in the transaction of the act itself, as its last statement, and returns the number of the row. */
export async function recordAct(trx: Db, secrets: Secrets, act: StaffAct): Promise<number> {
  const { staff, act: name, memberId = null, before, after, reason, now } = act
  const key = memberId === null ? null : await memberKey(trx, secrets, memberId, now)
  const head = await trx.selectFrom('audit_head').select(['seq', 'hash']).forUpdate().executeTakeFirstOrThrow()
  const seq = head.seq + 1
  const values: SealedValues = { ...(before && { before }), ...(after && { after }), ...(reason && { reason }) }
  const row = {
    seq,
    at: now,
    staff_id: staff?.id ?? null,
    act: name,
    member_id: memberId,
    sealed: sealValues(secrets, values, { seq, memberId, key }),
    prev_hash: head.hash,
  }
  const hash = hashOfRow(row)
  await trx
    .insertInto('audit')
    .values({ ...row, hash })
    .execute()
  await trx.updateTable('audit_head').set({ seq, hash }).execute()
  return seq
}

interface SealedFor {
  seq: number
  memberId: string | null
  /** Null where the member's key was destroyed. */
  key: Buffer | null
}

export function sealValues(secrets: Secrets, values: SealedValues, { seq, memberId, key }: SealedFor): Buffer | null {
  if (Object.keys(values).length === 0) return null
  const plain = Buffer.from(JSON.stringify(values))
  if (memberId === null) return secrets.sealBytes(plain, sealedPlaceOf(seq))
  return key && encryptWith(key, plain, sealedPlaceOf(seq))
}
