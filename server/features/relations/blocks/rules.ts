import type { Interest, Relation } from '../pair/relation.ts'

const isPending = (interest: Interest | null): boolean => interest?.status === 'pending'

/** A block takes a pending interest back, whichever of the two sent it. An answered one is only hidden by the block. */
export function interestEndedByBlock({ sent, received }: Relation): Interest | null {
  const interest = sent ?? received
  return isPending(interest) ? interest : null
}

export function relationAfterBlock(relation: Relation): Relation {
  const sent = isPending(relation.sent) ? null : relation.sent
  const received = isPending(relation.received) ? null : relation.received
  return { ...relation, viewerBlocked: true, hasInterest: sent !== null || received !== null, sent, received }
}
