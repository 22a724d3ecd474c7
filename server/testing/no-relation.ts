import type { OpenedRelation } from '#server/features/relations/pair/relation.ts'

/** Two members who have done nothing towards each other. */
export const noRelation: OpenedRelation = {
  ofSamePerson: false,
  viewerBlocked: false,
  blockedViewer: false,
  hasInterest: false,
  sent: null,
  received: null,
  takenBackAt: null,
  shortlisted: false,
  contactViewed: false,
  report: null,
  notes: [],
  suggestedAt: null,
  visitedToday: false,
}
