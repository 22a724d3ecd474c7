import type { OptionsTable } from '#server/db/schema.ts'
import type { MasterData } from './queries.ts'

const kept = new WeakMap<MasterData, Map<string, OptionsTable>>()

/** Any option by its uuid; none where no list holds it. */
export function optionIn(data: MasterData, id: string | null): OptionsTable | undefined {
  const known = kept.get(data) ?? new Map(data.options.map(row => [row.id, row]))
  kept.set(data, known)
  return id === null ? undefined : known.get(id.toLowerCase())
}
