import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Secrets } from '#server/ports/secrets.ts'

type PaperKind = Schema['complaint_papers']['kind']

const beginnings: readonly [PaperKind, Buffer][] = [
  ['pdf', Buffer.from('%PDF-')],
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
]

/** What a file is by its first bytes, whatever its name says. Null for anything that is no paper. */
export const paperKindOf = (bytes: Buffer): PaperKind | null =>
  beginnings.find(([, beginning]) => bytes.subarray(0, beginning.length).equals(beginning))?.[0] ?? null

/** What the cipher text of a paper is bound to. */
export const complaintPaperPlace = (complaintId: string): string => `paper of complaint ${complaintId}`

/** Keeps the paper as it came: it is evidence, and is only ever saved to a disk of the office. */
export async function writePaper(
  trx: Db,
  secrets: Secrets,
  { complaintId, kind, bytes, now }: { complaintId: string; kind: PaperKind; bytes: Buffer; now: Date },
): Promise<void> {
  const sealed = secrets.sealBytes(bytes, complaintPaperPlace(complaintId))
  await trx.insertInto('complaint_papers').values({ complaint_id: complaintId, kind, sealed, added_at: now }).execute()
}

/** Null where there is none. */
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
