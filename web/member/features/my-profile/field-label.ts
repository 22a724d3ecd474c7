import { fieldName } from '#contract/field-words.ts'
import type { Language } from '#domain/words/catalogue.ts'

/** The name of a field as a label: the contract's name of it, which also stands in its errors, with a capital. */
export function fieldLabel(language: Language, path: string): string {
  const name = fieldName(language, path) ?? path
  return name.charAt(0).toUpperCase() + name.slice(1)
}
