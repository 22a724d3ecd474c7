import type { Language } from '#domain/words/catalogue.ts'
import type { MasterData } from './queries.ts'

/** What an option or a place is called; null for none, and for one that no list holds. */
export type NameOf = (id: string | null) => string | null

type Named = Record<`name_${Language}`, string>
const kept = new WeakMap<MasterData, Map<string, Named>>()

function allOf(data: MasterData): Map<string, Named> {
  const { options, countries, states, districts, talukas, workLocations } = data
  const lists = [options, countries, states, districts, talukas, workLocations]
  return new Map(lists.flatMap(rows => rows.map((row): [string, Named] => [row.id, row])))
}

/** Every uuid of the lists is one thing: a taluka keeps its own as a work location, with the same name. */
export function namesIn(data: MasterData, language: Language): NameOf {
  const known = kept.get(data) ?? allOf(data)
  kept.set(data, known)
  return id => (id && known.get(id)?.[`name_${language}`]) || null
}
