import type { QueueDecision, RemovableText, ReviewDecision } from '#domain/office/review.ts'
import type { Db } from '#server/db/open.ts'
import type { ReviewItem } from '../items.ts'
import type { DecisionWords } from '../rules.ts'

/** The values from before a decision. They are stored while it can be undone. */
export type ValuesBefore = Readonly<Record<string, unknown>>

interface ItemDecision {
  item: ReviewItem
  decision: QueueDecision
  words: DecisionWords
  /** The texts to remove from a profile. */
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
 * What a decision about one kind of item does. The caller has locked the member first and then the item, the order in which
 * every change of a profile takes these locks.
 */
export interface KindOfItem {
  /** Carries the decision out and returns what an undo needs. Null if the subject has changed since staff looked at it. */
  apply(trx: Db, deciding: ItemDecision): Promise<ValuesBefore | null>
  /** Undoes the decision. False if that is no longer possible. */
  revert(trx: Db, decided: MadeDecision): Promise<boolean>
}
