import type { Language } from '#domain/words/catalogue.ts'
import type { MasterData } from './queries.ts'

/** The name of an option or a place; null for no id and for an unknown one. */
export type NameOf = (id: string | null) => string | null

type NameRow = Record<`name_${Language}`, string>
const namesByData = new WeakMap<MasterData, Map<string, NameRow>>()

function namesById(data: MasterData): Map<string, NameRow> {
  const { options, countries, states, districts, talukas, workLocations, birthPlaces } = data
  const lists = [options, countries, states, districts, talukas, workLocations, birthPlaces]
  return new Map(lists.flatMap(rows => rows.map((row): [string, NameRow] => [row.id, row])))
}

/** One map serves all lists: a uuid occurs twice only for a taluka that is also a work location, under the same name. */
export function namesIn(data: MasterData, language: Language): NameOf {
  const names = namesByData.get(data) ?? namesById(data)
  namesByData.set(data, names)
  return id => (id && names.get(id)?.[`name_${language}`]) || null
}
