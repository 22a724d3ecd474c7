import type { FamilyRole } from '#domain/access/family-logins.ts'
import type { FamilyMark } from '#domain/relations/family-notes.ts'
import type { PairState } from '../visibility/rules.ts'

export interface Interest {
  id: string
  status: 'pending' | 'accepted' | 'rejected'
  sentAt: Date
  /** When the status was reached. */
  statusAt: Date
  /** When the receiver first opened the sender's profile after the interest was sent. */
  seenAt: Date | null
  reminded: boolean
  rejectionReason: string | null
  /** Somebody else of the sender's family sent it, and the candidate who keeps the last word has not stood behind it yet. */
  waitsForCandidate: boolean
  /** When others of the viewer's own family asked their candidate about it: once, and again after a day. */
  asks: readonly Date[]
  /** Who of the viewer's own family sent or answered it. What the other family did tells nothing of its people. */
  doneBy: FamilyRole | null
}

/** What one person of the viewer's family thinks of the member, or a reader of a page by link that the family gave. */
export interface FamilyNote {
  /** Null of a reader of a page by link, whom nobody knows. */
  personId: string | null
  role: FamilyRole | 'LINK'
  mark: FamilyMark | null
  note: string
  /** Others of the family read it too. */
  isForFamily: boolean
  /** The candidate reads it too, and nobody else of the family. */
  isForCandidate: boolean
}

/** What the viewer and another member have done towards each other. */
export interface Relation extends PairState {
  sent: Interest | null
  received: Interest | null
  /** When the viewer last took an interest in this member back. */
  takenBackAt: Date | null
  shortlisted: boolean
  /** The message of the viewer's report. */
  report: string | null
  /** Of everybody in the viewer's family, those for their writer alone among them: `mayReadNote` says who reads which. */
  notes: readonly FamilyNote[]
}

/** The relation with what an opened profile tells besides. */
export interface OpenedRelation extends Relation {
  suggestedAt: Date | null
  visitedToday: boolean
}
