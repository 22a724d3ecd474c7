import type { QueueDecision, RemovableText, ReviewDecision } from '#domain/office/review.ts'
import type { Db } from '#server/db/open.ts'
import type { ReviewItem } from '../items.ts'

/** What is kept of the time before a decision, for as long as it can be undone. */
export type ValuesBefore = Readonly<Record<string, unknown>>

interface ItemDecision {
  item: ReviewItem
  decision: QueueDecision
  reason: string
  /** The texts to take out of a profile. */
  removed: readonly RemovableText[]
  now: Date
  undoUntil: Date
}

interface MadeDecision {
  itemId: string
  subjectId: string
  memberId: string | null
  decision: ReviewDecision
  before: ValuesBefore
  now: Date
}

/**
 * What a decision about one kind of item does. The member is locked before either is called, and the item after the member:
 * whoever changes a profile takes the locks in the same order.
 */
export interface KindOfItem {
  /** Does what was decided, and returns what an undo needs. Null where the subject changed since staff looked. */
  apply(trx: Db, deciding: ItemDecision): Promise<ValuesBefore | null>
  /** Takes it back. False where that is no longer possible. */
  revert(trx: Db, decided: MadeDecision): Promise<boolean>
}
