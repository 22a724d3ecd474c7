import type { QueueDecision } from '#domain/office/review.ts'

/** The key of each decision. Two decisions share a key where no item offers both. */
export const decisionKeys: Record<QueueDecision, string> = {
  approve: 'a',
  acknowledge: 'a',
  reject: 'r',
  warn: 'w',
  suspend: 's',
  close: 'c',
  settle: 'e',
}
