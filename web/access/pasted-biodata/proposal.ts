import type { Reading } from '#domain/families/biodata-text/reading.ts'
import { entryNamed, suggestEntry } from '#domain/office/import-values.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { ListOption } from '#web/api/option-lists.ts'

/** A field of a form with the value that was read for it. Nothing is in the form until somebody has said yes. */
export interface Proposal {
  field: string
  label: string
  value: string
  shown: string
  start: number
  end: number
  isSure: boolean
  /** Further fields that go with it. */
  also?: Readonly<Record<string, string>>
}

/** What a form can be filled with, and what it has already. */
export interface Proposed {
  proposals: readonly Proposal[]
  known: readonly Reading[]
}

/** The form that a biodata is pasted into. */
export interface PasteTarget {
  propose: (readings: readonly Reading[], language: Language) => Promise<Proposed>
  /** What another form takes later. */
  later: (readings: readonly Reading[], language: Language) => readonly { label: string; reading: Reading }[]
  laterHint: 'keptHint' | 'againHint' | 'byHandHint'
  nothing: 'nothing' | 'nothingNew'
}

interface Found {
  option: ListOption
  isSure: boolean
}

/** The entry of a list that a text means. One that is only like it is asked. */
export function findOption(text: string, options: readonly ListOption[]): Found | null {
  const entries = options
    .filter(({ isRetired }) => !isRetired)
    .map(option => ({ id: option.uuid, names: [option.name, ...(option.also ?? [])], option }))
  const exact = entryNamed(text, entries)
  const found = exact ?? suggestEntry(text, entries)
  const option = options.find(({ uuid }) => uuid === found?.id)
  return option ? { option, isSure: exact !== null } : null
}

/** A text as a field takes it: what is longer than the field is cut, and then asked. */
export function fitted(value: string, limit: number | undefined): { value: string; isWhole: boolean } {
  const fitting = limit === undefined ? value : [...value].slice(0, limit).join('').trim()
  return { value: fitting, isWhole: fitting === value }
}
