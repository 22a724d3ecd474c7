import type { DocumentStatus } from '#contract/families/id-proof.ts'
import { type DocumentSide, type DocumentType, requiredSides } from '#domain/families/id-proof.ts'

export interface StoredDocument {
  type: DocumentType
  status: 'waiting' | 'approved' | 'rejected'
  withdrawn_at: Date | null
}

const isComplete = (type: DocumentType, sides: readonly DocumentSide[]): boolean =>
  requiredSides(type).every(side => sides.includes(side))

/** What the owner is told. */
export function statusOf(document: StoredDocument, sides: readonly DocumentSide[]): DocumentStatus {
  if (document.status === 'approved') return 'APPROVED'
  if (document.status === 'rejected') return 'REJECTED'
  if (isComplete(document.type, sides)) return 'WAITING'
  return document.withdrawn_at && sides.length === 0 ? 'WITHDRAWN' : 'INCOMPLETE'
}

/** Staff decide about a document whose sides they can see. */
export const mayBeDecided = (document: StoredDocument, sides: readonly DocumentSide[]): boolean =>
  statusOf(document, sides) === 'WAITING'

/**
 * After every change by its owner the document waits for staff again. A rejected one may be sent again at once; the limit of
 * all uploads (`server/http/limits.ts`) says how often.
 */
export const waitingAgain = (now: Date) => ({
  status: 'waiting' as const,
  rejection_reason: null,
  decided_at: null,
  withdrawn_at: null,
  checked_photo_id: null,
  submitted_at: now,
})

/** An Aadhaar copy is kept no longer than its check takes. */
export const isErasedAtDecision = (type: DocumentType): boolean => type === 'AADHAR'
export const daysOfDecidedFiles = 30
