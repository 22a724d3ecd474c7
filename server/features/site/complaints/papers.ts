import type { Db } from '#server/db/open.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { PaperKind } from './rules.ts'

/** The name that the cipher text of a paper is bound to, so that it opens for its own complaint alone. */
export const complaintPaperPlace = (complaintId: string): string => `paper of complaint ${complaintId}`

/** Stores a paper unchanged, because it is evidence. It is only ever saved to a disk of the office. */
export async function writePaper(
  trx: Db,
  secrets: Secrets,
  { complaintId, kind, bytes, now }: { complaintId: string; kind: PaperKind; bytes: Buffer; now: Date },
): Promise<void> {
  const sealed = secrets.sealBytes(bytes, complaintPaperPlace(complaintId))
  await trx.insertInto('complaint_papers').values({ complaint_id: complaintId, kind, sealed, added_at: now }).execute()
}

/** Reads the paper of a complaint, or null where there is none. */
export async function readPaper(
  db: Db,
  secrets: Secrets,
  complaintId: string,
): Promise<{ kind: PaperKind; bytes: Buffer } | null> {
  const row = await db
    .selectFrom('complaint_papers')
    .select(['kind', 'sealed'])
    .where('complaint_id', '=', complaintId)
    .executeTakeFirst()
  const bytes = row && secrets.openBytes(row.sealed, complaintPaperPlace(complaintId))
  return row && bytes ? { kind: row.kind, bytes } : null
}
