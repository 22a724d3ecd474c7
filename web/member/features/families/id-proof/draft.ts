import type { SavedDocument } from '#contract/families/id-proof.ts'
import { broken, fieldMessage } from '#contract/field-words.ts'
import {
  type DocumentSide,
  type DocumentType,
  documentSides,
  endOfNumber,
  requiredSides,
} from '#domain/families/id-proof.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { idWords } from './words.ts'

/** What the member has chosen and typed but not sent. */
export interface DocumentDraft {
  type: DocumentType | null
  number: string
  picked: Partial<Record<DocumentSide, File>>
  isDeclared: boolean
}

/** The draft for a chosen type. It starts from the saved document only if that has the same type. */
export const draftOf = (type: DocumentType | null, saved: SavedDocument | null): DocumentDraft => ({
  type,
  number: saved && saved.type === type ? saved.id_number : '',
  picked: {},
  isDeclared: false,
})

/** The saved file of a side, if the saved document has the chosen type. */
export function savedFile(saved: SavedDocument | null, type: DocumentType | null, side: DocumentSide) {
  if (!saved || saved.type !== type) return null
  const address = side === 'front' ? saved.front_image : saved.back_image
  const name = side === 'front' ? saved.front_file_name : saved.back_file_name
  return address && name ? { address, name } : null
}

export type DraftErrors = Partial<Record<'type' | 'number' | 'declaration' | DocumentSide, string>>

export function draftErrors(draft: DocumentDraft, saved: SavedDocument | null, language: Language): DraftErrors {
  const { type, number, picked, isDeclared } = draft
  const t = idWords(language)
  if (!type) return { type: t.chooseType }
  const errors: DraftErrors = {}
  if (!number.trim()) errors.number = fieldMessage(language, broken('required', 'id_number'))
  else if (!endOfNumber(type, number)) errors.number = fieldMessage(language, broken('id_number'))
  for (const side of requiredSides(type))
    if (!picked[side] && !savedFile(saved, type, side)) errors[side] = side === 'front' ? t.frontMissing : t.backMissing
  if (!isDeclared) errors.declaration = t.declarationMissing
  return errors
}

/** Whether there is something to send. An unchanged document that waits for review is not sent again. */
export function hasChanges({ type, number, picked }: DocumentDraft, saved: SavedDocument | null): boolean {
  if (saved?.type !== type || saved?.status !== 'WAITING') return true
  return number !== saved.id_number || documentSides.some(side => picked[side])
}
