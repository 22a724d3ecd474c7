import type { Reading } from '#domain/families/biodata-text/reading.ts'
import { keys, read, remove, write } from '#web/api/storage.ts'
import { isFresh } from '../sign-up/stored-draft.ts'
import { isLater } from './later.ts'

/** What was read of a biodata for the profile, without its place in the text: the text itself is kept nowhere. */
export type Fact = Pick<Reading, 'field' | 'value' | 'isSure'>

const mostFacts = 25
const longestFact = 300

/** What a registration does not ask of what was read. */
export const factsOf = (readings: readonly Reading[]): Fact[] =>
  readings.filter(({ field }) => isLater(field)).map(({ field, value, isSure }) => ({ field, value, isSure }))

const isFact = (value: unknown): value is Fact => {
  if (typeof value !== 'object' || value === null) return false
  const { field, value: said, isSure } = value as Partial<Record<keyof Fact, unknown>>
  return isLater(field) && typeof said === 'string' && said.length <= longestFact && typeof isSure === 'boolean'
}

/** What of a stored list are facts: others may write to the storage of a browser. */
export const factsIn = (stored: unknown): Fact[] =>
  Array.isArray(stored) ? stored.slice(0, mostFacts).filter(isFact) : []

export const dropFacts = () => remove(keys.registrationFacts)

/** Keeps them for the profile that was registered, and for no other. */
export function keepFacts(of: string, facts: readonly Fact[]): void {
  if (facts.length === 0) dropFacts()
  else write(keys.registrationFacts, JSON.stringify({ of, facts, at: Date.now() }))
}

/** What was kept for this profile in the last day. What was kept for another one, or earlier, is removed. */
export function readFacts(of: string): Fact[] {
  try {
    const stored = JSON.parse(read(keys.registrationFacts) ?? 'null') as Record<string, unknown> | null
    if (stored && stored.of === of && isFresh(stored.at)) return factsIn(stored.facts)
  } catch {
    // As below: what something else wrote there is no fact.
  }
  dropFacts()
  return []
}
