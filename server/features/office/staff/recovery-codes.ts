import { randomInt } from 'node:crypto'
import { recoveryCodeLetters, recoveryCodesAtOnce } from '#domain/office/staff.ts'
import type { Db } from '#server/db/open.ts'
import { hasUpdated, rowCount } from '#server/db/outcome.ts'
import type { Secrets } from '#server/ports/secrets.ts'

const groups = 2
const lettersInGroup = 5

const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: lettersInGroup }, () => recoveryCodeLetters[randomInt(recoveryCodeLetters.length)]).join(''),
  ).join('-')

const hashOf = (secrets: Secrets, staffId: string, code: string) =>
  secrets.keyedHash(`staff recovery ${staffId} ${code.replace('-', '')}`)

/** Replaces all recovery codes by new ones. They are shown once; only their hashes are stored. */
export async function makeRecoveryCodes(trx: Db, secrets: Secrets, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesAtOnce }, newCode)
  await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  await trx
    .insertInto('staff_recovery_codes')
    .values(codes.map(code => ({ staff_id: staffId, code_hash: hashOf(secrets, staffId, code), used_at: null })))
    .execute()
  return codes
}

/** Uses a code up. Returns false for a wrong or used one. The condition is in the write, so one code lets in only one request. */
export const spendRecoveryCode = (
  trx: Db,
  secrets: Secrets,
  { staffId, code, now }: { staffId: string; code: string; now: Date },
): Promise<boolean> =>
  hasUpdated(
    trx
      .updateTable('staff_recovery_codes')
      .set({ used_at: now })
      .where('staff_id', '=', staffId)
      .where('code_hash', '=', hashOf(secrets, staffId, code))
      .where('used_at', 'is', null),
  )

export const countRecoveryCodes = (db: Db, staffId: string): Promise<number> =>
  rowCount(db.selectFrom('staff_recovery_codes').where('staff_id', '=', staffId).where('used_at', 'is', null))
