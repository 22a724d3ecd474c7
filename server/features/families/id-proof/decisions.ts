import { sql } from 'kysely'
import { dayMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import { readDocument } from './queries.ts'
import { daysOfDecidedFiles, isErasedAtDecision, mayBeDecided } from './rules.ts'

/** The document and the version of it that staff looked at. */
interface LookedAt {
  memberId: string
  version: number
  now: Date
  /** Until then the decision may be taken back, and the files are needed. */
  undoUntil: Date
}

/** Gives the member the mark. Returns false where the document or the profile changed since staff looked. */
export const approveDocument = (trx: Db, lookedAt: LookedAt): Promise<boolean> => decide(trx, lookedAt, null)

/** Rejects the document and tells the member why. Returns false where it changed since staff looked. */
export const rejectDocument = (trx: Db, { reason, ...lookedAt }: LookedAt & { reason: string }): Promise<boolean> =>
  decide(trx, lookedAt, reason)

/** Call it in a transaction: it locks the member first, and a new first photo waits for that lock too. */
async function decide(
  trx: Db,
  { memberId, version, now, undoUntil }: LookedAt,
  reason: string | null,
): Promise<boolean> {
  await trx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  const document = await readDocument(trx, memberId)
  const sides = document?.files.map(file => file.side) ?? []
  if (!document || !mayBeDecided(document, sides)) return false
  const { numUpdatedRows } = await trx
    .updateTable('documents')
    .set({
      status: reason === null ? 'approved' : 'rejected',
      rejection_reason: reason,
      decided_at: now,
      checked_photo_id: sql`(select id from photos where member_id = ${memberId} and position = 0
        and status <> 'rejected')`,
    })
    .where('id', '=', document.id)
    .where('status', '=', 'waiting')
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const keptUntil = isErasedAtDecision(document.type) ? undoUntil : new Date(now.getTime() + daysOfDecidedFiles * dayMs)
  await trx
    .updateTable('document_files')
    .set({ erase_after: keptUntil })
    .where('document_id', '=', document.id)
    .execute()
  return true
}

/** Takes a decision back, so that the document waits again. Returns false where it changed since. */
export async function undecideDocument(
  trx: Db,
  { memberId, version }: Pick<LookedAt, 'memberId' | 'version'>,
): Promise<boolean> {
  const document = await trx
    .updateTable('documents')
    .set({
      status: 'waiting',
      rejection_reason: null,
      decided_at: null,
      checked_photo_id: null,
      version: sql<number>`version + 1`,
    })
    .where('member_id', '=', memberId)
    .where('status', '<>', 'waiting')
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!document) return false
  await trx.updateTable('document_files').set({ erase_after: null }).where('document_id', '=', document.id).execute()
  return true
}

/** Erases the files of a decided document that were kept only while the decision could be taken back. */
export async function eraseDecidedFiles(trx: Db, memberId: string, now: Date): Promise<void> {
  await trx
    .deleteFrom('document_files')
    .where('erase_after', '<=', now)
    .where('document_id', 'in', trx.selectFrom('documents').select('id').where('member_id', '=', memberId))
    .execute()
}
