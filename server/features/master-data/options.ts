import type { OptionsTable } from '#server/db/schema/master-data.ts'
import type { MasterData } from './queries.ts'

const optionsByData = new WeakMap<MasterData, Map<string, OptionsTable>>()

/** Finds an option of any list by its uuid. */
export function optionIn(data: MasterData, id: string | null): OptionsTable | undefined {
  const options = optionsByData.get(data) ?? new Map(data.options.map(row => [row.id, row]))
  optionsByData.set(data, options)
  return id === null ? undefined : options.get(id.toLowerCase())
}
