import { broken } from '#contract/field-words.ts'
import { mostEntries } from '#contract/site/choice-lists.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { ListEntry } from './queries.ts'
import { listSentences } from './words.ts'

export interface EntryNames {
  name_en: string
  name_mr: string
}

const refused = (sentence: keyof typeof listSentences) => new Refusal('conflict', { sentence: listSentences[sentence] })

/** Why a change was not written: the office may not change this list, or a colleague changed it first. */
export const unwrittenChange = (version: number | undefined): Refusal =>
  version === undefined ? refused('readOnly') : changedMeanwhile()
const changedMeanwhile = () => new Refusal('changed_elsewhere', { sentence: listSentences.changedMeanwhile })

/** The entries that families can choose. */
export const choosable = (entries: readonly ListEntry[]) => entries.filter(entry => entry.retired_at === null)

export function entryOrRefuse(entries: readonly ListEntry[], uuid: string): ListEntry {
  const entry = entries.find(({ id }) => id === uuid.toLowerCase())
  if (!entry) throw new Refusal('not_found')
  return entry
}

/** Two entries of one name could not be told apart. */
function refuseTakenName(entries: readonly ListEntry[], names: EntryNames, exceptId: string | null): void {
  const others = choosable(entries).filter(({ id }) => id !== exceptId)
  const taken = (['name_en', 'name_mr'] as const).filter(key =>
    others.some(other => other[key].toLowerCase() === names[key].toLowerCase()),
  )
  if (taken.length > 0)
    throw new Refusal('taken', { fields: Object.fromEntries(taken.map(key => [key, broken('taken_entry')])) })
}

export function refuseAdding(entries: readonly ListEntry[], names: EntryNames): void {
  if (entries.length >= mostEntries) throw refused('full')
  refuseTakenName(entries, names, null)
}

/** A retired entry may have the name of another one, because nobody chooses it. */
export function refuseRenaming(entries: readonly ListEntry[], entry: ListEntry, names: EntryNames): void {
  if (entry.retired_at === null) refuseTakenName(entries, names, entry.id)
}

/** The entries in the new order, which must name each entry that can be chosen exactly once. */
export function orderedOrRefuse(entries: readonly ListEntry[], uuids: readonly string[]): ListEntry[] {
  const before = choosable(entries)
  const ids = uuids.map(uuid => uuid.toLowerCase())
  const ordered = ids.flatMap(id => before.find(entry => entry.id === id) ?? [])
  if (new Set(ids).size !== before.length || ids.length !== before.length || ordered.length !== before.length)
    throw changedMeanwhile()
  return ordered
}

export function refuseRetiring(entries: readonly ListEntry[], entry: ListEntry): void {
  if (entry.retired_at !== null) throw new Refusal('conflict')
  if (choosable(entries).every(({ id }) => id === entry.id)) throw refused('lastEntry')
}

export function refuseRestoring(entries: readonly ListEntry[], entry: ListEntry): void {
  if (entry.retired_at === null) throw new Refusal('conflict')
  if (entry.merged_into !== null) throw refused('mergedBefore')
  refuseTakenName(entries, entry, entry.id)
}

/** Families who have an entry could not choose it again once it was merged into a retired one. */
export function refuseMerging(from: ListEntry, into: ListEntry): void {
  if (from.merged_into !== null) throw refused('mergedBefore')
  if (from.id === into.id || into.retired_at !== null)
    throw new Refusal('bad_input', { fields: { into: broken('malformed') } })
}
