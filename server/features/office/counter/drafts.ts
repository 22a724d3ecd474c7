import { z } from 'zod'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'

const stored = z.record(z.string(), z.string())
type DraftForm = z.output<typeof stored>

/** The unfinished form of a member of staff, or null. */
export async function readDraft(db: Db, secrets: Secrets, staffId: string) {
  const row = await db
    .selectFrom('counter_drafts')
    .select(['id', 'sealed', 'saved_at'])
    .where('staff_id', '=', staffId)
    .where('member_id', 'is', null)
    .executeTakeFirst()
  if (!row?.sealed) return null
  return { id: row.id, savedAt: row.saved_at, form: stored.parse(JSON.parse(secrets.open(row.sealed))) }
}

/** Stores what was typed. Each member of staff has one open draft, even with several tabs. */
export async function saveDraft(
  db: Db,
  secrets: Secrets,
  { staffId, form, now }: { staffId: string; form: DraftForm; now: Date },
): Promise<string> {
  const sealed = secrets.seal(JSON.stringify(form))
  const { id } = await db
    .insertInto('counter_drafts')
    .values({ id: newId(now), staff_id: staffId, sealed, member_id: null, saved_at: now })
    .onConflict(conflict =>
      conflict.column('staff_id').where('member_id', 'is', null).doUpdateSet({ sealed, saved_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const discardDraft = (db: Db, staffId: string) =>
  db.deleteFrom('counter_drafts').where('staff_id', '=', staffId).where('member_id', 'is', null).execute()

/** Locks a draft, so that the second of two clicks finds the member that the first one registered. */
export const lockDraft = (trx: Db, { draft, staffId }: { draft: string; staffId: string }) =>
  trx
    .selectFrom('counter_drafts')
    .select(['id', 'member_id'])
    .where('id', '=', draft)
    .where('staff_id', '=', staffId)
    .forUpdate()
    .executeTakeFirst()

/** Empties the draft. It only says which member it became from now on. */
export const closeDraft = (trx: Db, { draft, memberId, now }: { draft: string; memberId: string; now: Date }) =>
  trx
    .updateTable('counter_drafts')
    .set({ sealed: null, member_id: memberId, saved_at: now })
    .where('id', '=', draft)
    .execute()
