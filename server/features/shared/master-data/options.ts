import type { Row } from '#server/db/schema.ts'
import type { MasterData } from './queries.ts'

const optionsByData = new WeakMap<MasterData, Map<string, Row<'options'>>>()

/** Finds an option of any list by its uuid, retired ones too. */
export function optionIn(data: MasterData, id: string | null): Row<'options'> | undefined {
  const options = optionsByData.get(data) ?? new Map(data.options.map(row => [row.id, row]))
  optionsByData.set(data, options)
  return id === null ? undefined : options.get(id.toLowerCase())
}

/** Whether nobody may choose the option any more. A place or other id that is no option never retires. */
export const isRetired = (data: MasterData, id: string): boolean => (optionIn(data, id)?.retired_at ?? null) !== null
