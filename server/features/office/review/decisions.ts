import type { decideReview } from '#contract/office/review.ts'
import type { QueueDecision, RemovableText, ReviewDecision, ReviewKind } from '#domain/office/review.ts'
import type { Db } from '#server/db/open.ts'
import type { InAct } from '#server/http/acts.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffMember } from '#server/http/staff.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { closeItem, isUnseen, readItem, reopenItem } from './items.ts'
import { complaintItem } from './kinds/complaint.ts'
import { documentItem } from './kinds/document.ts'
import type { KindOfItem, ValuesBefore } from './kinds/kind.ts'
import { photoItem } from './kinds/photo.ts'
import { reportItem } from './kinds/report.ts'
import { secondNameItem } from './kinds/second-name.ts'
import { storyItem } from './kinds/story.ts'
import { textItem } from './kinds/text.ts'
import {
  type DecisionWords,
  mustBeSeen,
  reasonOf,
  refuseForeignDecision,
  refuseMissingText,
  undoEndOf,
} from './rules.ts'
import { reviewSentences } from './words.ts'

const kinds: Record<ReviewKind, KindOfItem> = {
  photo: photoItem,
  document: documentItem,
  complaint: complaintItem,
  report: reportItem,
  story: storyItem,
  text: textItem,
  second_name: secondNameItem,
}

type DecisionAct = (typeof decideReview)['acts'][number]
const actOf = (kind: ReviewKind, decision: ReviewDecision) => `${kind}_${decision}` as DecisionAct

interface ReviewDependencies {
  db: Db
  secrets: Secrets
}
interface Decider {
  staff: Pick<StaffMember, 'id'>
  now: Date
}
interface NewDecision extends Decider {
  inAct: InAct<DecisionAct>
  itemId: string
  version: number
  decision: QueueDecision
  words: DecisionWords
  removed?: readonly RemovableText[]
}

/** Locks the member before the item, the order in which every change of a profile takes these locks. */
export const lockReviewedMember = (trx: Db, id: string) =>
  trx.selectFrom('members').select('id').where('id', '=', id).forNoKeyUpdate().execute()

export const sealBefore = (secrets: Secrets, before: ValuesBefore) => secrets.seal(JSON.stringify(before))

/** Records and carries out a decision about the version that staff looked at, and returns its id. Refuses if that is outdated. */
export async function decideItem({ db, secrets }: ReviewDependencies, decided: NewDecision): Promise<string> {
  const { inAct, itemId, version, staff, decision, words, removed = [], now } = decided
  const seen = await readItem(db, itemId)
  if (!seen) throw new Refusal('not_found')
  refuseForeignDecision(seen, decision)
  refuseMissingText(seen.kind, decision, words)
  const id = newId(now)
  const undoUntil = undoEndOf(now)
  await inAct(async trx => {
    if (seen.member_id) await lockReviewedMember(trx, seen.member_id)
    const looked = { id: itemId, version, staffId: staff.id, now }
    const item = await closeItem(trx, { ...looked, mustBeSeen: mustBeSeen(decision) })
    if (!item && mustBeSeen(decision) && (await isUnseen(trx, looked)))
      throw new Refusal('conflict', { sentence: reviewSentences.notSeen[seen.kind === 'document' ? 'sides' : 'photo'] })
    const before = item && (await kinds[item.kind].apply(trx, { item, decision, words, removed, now, undoUntil }))
    if (!item || !before) throw new Refusal('conflict', { sentence: reviewSentences.changed })
    const { kind, subject_id, member_id } = item
    await trx
      .insertInto('review_decisions')
      .values({
        id,
        item_id: itemId,
        kind,
        subject_id,
        member_id,
        version,
        staff_id: staff.id,
        decision,
        ...words,
        before: sealBefore(secrets, before),
        decided_at: now,
        undo_until: undoUntil,
        undone_at: null,
        told_at: null,
      })
      .execute()
    return {
      act: actOf(kind, decision),
      memberId: member_id,
      after: { item: itemId, ...(removed.length > 0 && { removed: removed.join(', ') }) },
      reason: reasonOf(words),
    }
  })
  return id
}

/** Undoes one's own decision within its minute, before anybody is notified of it, and returns its item. */
export async function undoDecision(
  { db, secrets }: ReviewDependencies,
  id: string,
  { inAct, staff, now }: Decider & { inAct: InAct<'decision_undone'> },
): Promise<{ itemId: string; isWaiting: boolean }> {
  const tooLate = () => new Refusal('conflict', { sentence: reviewSentences.tooLate })
  const seen = await db
    .selectFrom('review_decisions')
    .select('member_id')
    .where('id', '=', id)
    .where('staff_id', '=', staff.id)
    .executeTakeFirst()
  if (!seen) throw new Refusal('not_found')
  return inAct(async trx => {
    if (seen.member_id) await lockReviewedMember(trx, seen.member_id)
    const undone = await trx
      .updateTable('review_decisions')
      .set({ undone_at: now })
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .where('told_at', 'is', null)
      .where('undo_until', '>', now)
      .returningAll()
      .executeTakeFirst()
    if (!undone?.before) throw tooLate()
    const decided = {
      itemId: undone.item_id,
      subjectId: undone.subject_id,
      memberId: undone.member_id,
      decision: undone.decision,
      before: JSON.parse(secrets.open(undone.before)) as ValuesBefore,
      now,
    }
    const isReverted = await kinds[undone.kind].revert(trx, decided)
    // A photo that was approved before it was taken down is approved again, and does not wait.
    const isWaiting = decided.before.wasWaiting !== false
    if (!isReverted || (isWaiting && !(await reopenItem(trx, undone.item_id, staff.id, now))))
      throw new Refusal('conflict', { sentence: reviewSentences.changedSince })
    await trx.updateTable('review_decisions').set({ before: null }).where('id', '=', id).execute()
    return {
      act: 'decision_undone',
      memberId: undone.member_id,
      before: { decision: actOf(undone.kind, undone.decision), item: undone.item_id },
      result: { itemId: undone.item_id, isWaiting },
    }
  })
}
