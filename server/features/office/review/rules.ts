import { broken } from '#contract/field-words.ts'
import { dayMs, minuteMs } from '#domain/durations.ts'
import {
  claimMinutes,
  type DecisionText,
  decisionsFor,
  type QueueDecision,
  type ReviewKind,
  textsNeeded,
  undoSeconds,
} from '#domain/office/review.ts'
import { Refusal } from '#server/http/refusal.ts'
import { reviewSentences } from './words.ts'

/** When a claim of this moment ends. From then on a colleague may take the item. */
export const claimEndOf = (now: Date): Date => new Date(now.getTime() + claimMinutes * minuteMs)

/** Until when a decision of this moment can be undone. Nobody is notified of it before. */
export const undoEndOf = (now: Date): Date => new Date(now.getTime() + undoSeconds * 1000)

/** Only the holder of an item may open its files: a document is read by one person, for one decision. */
export function refuseUnlessHeld(
  { claimed_by, claimed_until }: { claimed_by: string | null; claimed_until: Date | null },
  staffId: string,
  now: Date,
): void {
  if (claimed_by !== staffId || !claimed_until || claimed_until <= now)
    throw new Refusal('conflict', { sentence: reviewSentences.changed })
}

export type DecisionWords = Readonly<Record<DecisionText, string>>

/** What somebody will read has to be written. */
export function refuseMissingText(kind: ReviewKind, decision: QueueDecision, words: DecisionWords): void {
  const missing = textsNeeded(kind, decision).filter(text => words[text] === '')
  if (missing.length > 0)
    throw new Refusal('bad_input', {
      sentence: reviewSentences.textMissing,
      fields: Object.fromEntries(missing.map(text => [text, broken('required', text)])),
    })
}

/** What colleagues and the audit read: the reason that staff wrote for them, or else what somebody was told. */
export const reasonOf = ({ reason, told, answer }: DecisionWords): string => reason || told || answer

/** Refuses a decision that this kind of item never has. */
export function refuseForeignDecision(
  { kind, member_id }: { kind: ReviewKind; member_id: string | null },
  decision: QueueDecision,
): void {
  if (!decisionsFor(kind, { acknowledged: false, hasProfile: member_id !== null }).includes(decision))
    throw new Refusal('bad_input')
}

/** Staff approve only what they have opened themselves. */
export const mustBeSeen = (decision: QueueDecision): boolean => decision === 'approve'

const weekMs = 7 * dayMs

/** The term of an order runs from its arrival. A mistyped date would make it late at once or give it too much time. */
export function arrivalOrRefuse(received: string, now: Date): Date {
  const at = new Date(received)
  if (at > now) throw new Refusal('bad_input', { fields: { received_at: broken('in_future') } })
  if (now.getTime() - at.getTime() > weekMs)
    throw new Refusal('bad_input', { fields: { received_at: broken('older_than_week') } })
  return at
}
