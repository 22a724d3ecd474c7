/** The kinds of items that staff review. */
export const reviewKinds = ['photo', 'document', 'complaint', 'report', 'story', 'text', 'second_name'] as const
export type ReviewKind = (typeof reviewKinds)[number]

/** What is decided about an item of the queue. */
export const queueDecisions = ['approve', 'reject', 'warn', 'suspend', 'close', 'acknowledge', 'settle'] as const
export type QueueDecision = (typeof queueDecisions)[number]

/** A photo can be taken down at any time, whether or not it waits. */
export const reviewDecisions = [...queueDecisions, 'take_down'] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

/** How soon staff should have looked. A complaint has terms of its own. */
export const reviewHours = {
  photo: 24,
  report: 24,
  text: 48,
  document: 48,
  story: 7 * 24,
  second_name: 7 * 24,
} as const satisfies Partial<Record<ReviewKind, number>>

/** After so long a colleague may take an item that was claimed and not decided. */
export const claimMinutes = 15
/** The number of photos that are reviewed side by side, and of decisions in one call. */
export const photosAtOnce = 40
/** A decision can be undone for so long. Nobody is notified of it before. */
export const undoSeconds = 60

/** What is written about a decision: a reason for colleagues and the audit, what the family reads, what the complainant reads. */
export const decisionTexts = ['reason', 'told', 'answer'] as const
export type DecisionText = (typeof decisionTexts)[number]

/** The texts without which a decision is not made. Every decision may also have a reason. */
export function textsNeeded(kind: ReviewKind, decision: QueueDecision): readonly DecisionText[] {
  if (decision === 'approve' || decision === 'acknowledge') return []
  if (kind === 'complaint') return decision === 'suspend' ? ['answer', 'told'] : ['answer']
  return kind === 'story' || decision === 'close' ? ['reason'] : ['told']
}

/** The texts that staff can remove from a profile. A name cannot be empty, so the family is asked to correct it. */
export const removableTexts = ['occupation', 'other_info', 'other_expectations'] as const
export type RemovableText = (typeof removableTexts)[number]

interface ComplaintState {
  acknowledged: boolean
  /** Whether it names a profile of ours. */
  hasProfile: boolean
}

/** What staff may decide about an item, in the order of the buttons. */
export function decisionsFor(kind: ReviewKind, complaint?: ComplaintState): readonly QueueDecision[] {
  switch (kind) {
    case 'photo':
    case 'document':
    case 'story':
    case 'text':
    case 'second_name':
      return ['approve', 'reject']
    case 'report':
      return ['warn', 'suspend', 'close']
    case 'complaint':
      return [
        ...(complaint?.acknowledged ? [] : (['acknowledge'] as const)),
        'settle',
        ...(complaint?.hasProfile ? (['suspend'] as const) : []),
      ]
  }
}
