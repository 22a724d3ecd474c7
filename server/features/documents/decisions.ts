import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { readDocument } from './queries.ts'
import { daysOfDecidedFiles, isErasedAtDecision, mayBeDecided } from './rules.ts'

/** The document and the version of it that staff looked at. */
interface LookedAt {
  memberId: string
  version: number
  now: Date
}

/** Gives the member the mark. Returns false where the document or the profile changed since staff looked. */
export const approveDocument = (db: Db, lookedAt: LookedAt): Promise<boolean> => decide(db, lookedAt, null)

/** Tells the member why the document does not do. Returns false where it changed since staff looked. */
export const rejectDocument = (db: Db, { reason, ...lookedAt }: LookedAt & { reason: string }): Promise<boolean> =>
  decide(db, lookedAt, reason)

function decide(db: Db, { memberId, version, now }: LookedAt, reason: string | null): Promise<boolean> {
  return db.transaction().execute(async trx => {
    // A new first photo waits for this lock too, so that it comes either before the decision or after it.
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
    if (isErasedAtDecision(document.type))
      await trx.deleteFrom('document_files').where('document_id', '=', document.id).execute()
    else
      await trx
        .updateTable('document_files')
        .set({ erase_after: new Date(now.getTime() + daysOfDecidedFiles * 86_400_000) })
        .where('document_id', '=', document.id)
        .execute()
    return true
  })
}
