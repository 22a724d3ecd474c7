import type { StaffActName } from '#domain/office/audit.ts'
import type { Db } from '#server/db/open.ts'
import type { StaffMember } from '#server/http/staff.ts'
import { encryptWith, type Secrets } from '#server/ports/secrets.ts'
import { hashOfRow, sealedPlaceOf } from './chain.ts'
import { memberKey } from './member-keys.ts'

/** Plain values by the name of their field. */
export type ActValues = Readonly<Record<string, string | number | boolean | null>>

export interface StaffAct {
  /** Null for a command on the server's own machine. */
  staff: Pick<StaffMember, 'id'> | null
  act: StaffActName
  /** Whose record it concerns. */
  memberId?: string | null
  before?: ActValues
  after?: ActValues
  reason?: string
  now: Date
}

/** The encrypted part of a row. */
export type SealedValues = Pick<StaffAct, 'before' | 'after' | 'reason'>

/**
 * Adds an act of staff to the audit, in the transaction of the act itself, and returns the number of the row. Call it last:
 * every act waits for the one before it in the chain, and taking other locks afterwards could deadlock.
 */
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
