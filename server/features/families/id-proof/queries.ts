import type { ExpressionBuilder } from 'kysely'
import { sql } from 'kysely'
import type { DocumentSide, DocumentType } from '#domain/families/id-proof.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import type { Schema } from '#server/db/schema.ts'
import { keepUpload } from '#server/features/shared/stored-files/erase-files.ts'
import { waitingAgain } from './rules.ts'

/** When staff approved the member's document, or null. For a query that has `members` in it. */
export const idCheckedAtOf = (eb: ExpressionBuilder<Schema, 'members'>) =>
  eb
    .selectFrom('documents')
    .whereRef('documents.member_id', '=', 'members.id')
    .where('documents.status', '=', sql.lit('approved'))
    .select('documents.decided_at')

export async function readDocument(db: Db, memberId: string) {
  const document = await db.selectFrom('documents').selectAll().where('member_id', '=', memberId).executeTakeFirst()
  if (!document) return null
  const files = await db.selectFrom('document_files').selectAll().where('document_id', '=', document.id).execute()
  return { ...document, files }
}
export type ReadDocument = NonNullable<Awaited<ReturnType<typeof readDocument>>>

const changedByOwner = (now: Date) => ({ ...waitingAgain(now), version: sql<number>`documents.version + 1` })

/** Staff will look at the files again, so the files stay until the next decision. */
const keepFiles = (trx: Db, documentId: string) =>
  trx.updateTable('document_files').set({ erase_after: null }).where('document_id', '=', documentId).execute()

interface NewDocument {
  id: string
  memberId: string
  type: DocumentType
  numberEnd: string
  now: Date
}

/** Saves the document and returns its id. One of another type takes the place of the one before, whose files go. */
export function saveDocument(db: Db, { id, memberId, type, numberEnd, now }: NewDocument): Promise<string> {
  return db.transaction().execute(async trx => {
    await trx.deleteFrom('documents').where('member_id', '=', memberId).where('type', '<>', type).execute()
    const saved = await trx
      .insertInto('documents')
      .values({
        id,
        member_id: memberId,
        type,
        number_end: numberEnd,
        submitted_at: now,
        rejection_reason: null,
        decided_at: null,
        withdrawn_at: null,
        checked_photo_id: null,
      })
      .onConflict(conflict =>
        conflict.column('member_id').doUpdateSet({ ...changedByOwner(now), type, number_end: numberEnd }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await keepFiles(trx, saved.id)
    return saved.id
  })
}

/** Marks a document of this member as waiting again, or returns false where there is none. Locks it for the transaction. */
async function reopen(trx: Db, memberId: string, documentId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('documents')
    .set(changedByOwner(now))
    .where('id', '=', documentId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await keepFiles(trx, documentId)
  return true
}

interface NewDocumentFile {
  memberId: string
  documentId: string
  side: DocumentSide
  storedAs: string
  fileName: string
  now: Date
}

/** Puts a file on its side of the document, or returns false where this member has no such document any more. */
export function putFile(db: Db, file: NewDocumentFile): Promise<boolean> {
  const { memberId, documentId, side, storedAs, fileName, now } = file
  return db.transaction().execute(async trx => {
    if (!(await reopen(trx, memberId, documentId, now))) return false
    const content = {
      stored_as: storedAs,
      kind: 'jpeg' as const,
      file_name: fileName,
      added_at: now,
      erase_after: null,
    }
    await trx
      .insertInto('document_files')
      .values({ document_id: documentId, side, ...content })
      .onConflict(conflict => conflict.columns(['document_id', 'side']).doUpdateSet(content))
      .execute()
    await keepUpload(trx, storedAs)
    return true
  })
}

/** Removes the file of a side, or returns false where there is none. A trigger notes the file for erasing. */
export function removeFile(db: Db, memberId: string, documentId: string, side: DocumentSide, now: Date) {
  return db.transaction().execute(async trx => {
    const own = trx.selectFrom('documents').select('id').where('id', '=', documentId).where('member_id', '=', memberId)
    if (!(await findsRow(own.forUpdate()))) return false
    const { numDeletedRows } = await trx
      .deleteFrom('document_files')
      .where('document_id', '=', documentId)
      .where('side', '=', side)
      .executeTakeFirst()
    // Where nothing was removed, the document keeps its status.
    return numDeletedRows > 0n && reopen(trx, memberId, documentId, now)
  })
}
