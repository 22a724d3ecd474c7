import { isDataRequest } from '#domain/site/complaints.ts'
import type { Db } from '#server/db/open.ts'
import { suspend } from '#server/features/office/office-members/suspension.ts'
import { dueAt } from '#server/features/site/complaints/rules.ts'
import type { KindOfItem } from './kind.ts'
import { takeBackSuspension } from './suspension.ts'

const readOpen = (trx: Db, id: string) =>
  trx
    .selectFrom('complaints')
    .selectAll()
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
type Complaint = NonNullable<Awaited<ReturnType<typeof readOpen>>>

/** Puts a complaint back into the queue with its next term: an acknowledged one waits there until it is settled. */
async function waitOn(trx: Db, itemId: string, complaint: Complaint, acknowledgedAt: Date | null): Promise<void> {
  const due = dueAt({ kind: complaint.kind, madeAt: complaint.made_at, acknowledgedAt })
  await trx
    .updateTable('review_items')
    .set(eb => ({ decided_at: null, due_at: due, version: eb('version', '+', 1) }))
    .where('id', '=', itemId)
    .execute()
}

export const complaintItem: KindOfItem = {
  async apply(trx, { item, decision, words, now }) {
    const complaint = await readOpen(trx, item.subject_id)
    if (!complaint || (decision === 'acknowledge' && complaint.acknowledged_at)) return null
    // Nobody is suspended for having asked about their own data.
    if (decision === 'suspend' && isDataRequest(complaint.kind)) return null
    await trx
      .updateTable('complaints')
      .set({ acknowledged_at: complaint.acknowledged_at ?? now, settled_at: decision === 'acknowledge' ? null : now })
      .where('id', '=', complaint.id)
      .execute()
    if (decision === 'acknowledge') await waitOn(trx, item.id, complaint, now)
    const status =
      decision === 'suspend' && complaint.about_id ? await suspend(trx, complaint.about_id, words.told, now) : null
    return { wasAcknowledged: complaint.acknowledged_at !== null, status }
  },
  async revert(trx, { itemId, subjectId, memberId, decision, before, now }) {
    const { numUpdatedRows } = await trx
      .updateTable('complaints')
      .set({ settled_at: null, ...(!before.wasAcknowledged && { acknowledged_at: null }) })
      .where('id', '=', subjectId)
      // Undoing an acknowledgement must not reopen a complaint that was settled since.
      .where('settled_at', decision === 'acknowledge' ? 'is' : 'is not', null)
      .executeTakeFirst()
    const complaint = await readOpen(trx, subjectId)
    if (numUpdatedRows === 0n || !complaint) return false
    await waitOn(trx, itemId, complaint, complaint.acknowledged_at)
    return takeBackSuspension(trx, { memberId, before, now })
  },
}
