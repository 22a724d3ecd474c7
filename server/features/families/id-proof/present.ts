import type { SavedDocument } from '#contract/families/id-proof.ts'
import { type DocumentSide, maskNumber } from '#domain/families/id-proof.ts'
import type { ReadDocument } from './queries.ts'
import { statusOf } from './rules.ts'

/** The document as its owner reads it. */
export function presentDocument(document: ReadDocument): SavedDocument {
  const fileOn = (side: DocumentSide) => document.files.find(file => file.side === side)
  const addressOf = (side: DocumentSide) =>
    // The version changes with the file, so that a page does not show the one before.
    fileOn(side) ? `/api/document/${document.id}/${side}?v=${document.version}` : null
  return {
    uuid: document.id,
    type: document.type,
    id_number: maskNumber(document.number_end),
    front_image: addressOf('front'),
    back_image: addressOf('back'),
    front_file_name: fileOn('front')?.file_name ?? null,
    back_file_name: fileOn('back')?.file_name ?? null,
    status: statusOf(
      document,
      document.files.map(file => file.side),
    ),
    reason: document.rejection_reason,
    decided_at: document.decided_at?.toISOString() ?? null,
  }
}
