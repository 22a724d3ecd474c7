import type { MasterData } from '#server/features/master-data/queries.ts'
import { districts as spread } from './lists/places.ts'
import type { Region } from './lists/surnames.ts'
import { type Chance, weighted } from './random.ts'

export interface Taluka {
  id: string
  name: string
  districtId: string
}

export interface District {
  id: string
  region: Region
  talukas: readonly Taluka[]
}

/** What a family of the demo chooses from: the master data, arranged for quick drawing. */
export interface Choices {
  /** The option a rule knows by its code. */
  option(type: string, code: string): string
  options(type: string): readonly string[]
  nativeDistrict(by: Chance): District
  workLocation(name: string): string
  /** None for a city that is no taluka, and for abroad. */
  talukaOf(workLocation: string): Taluka | null
  maharashtra: string
}

export function choicesFrom(data: MasterData): Choices {
  const byCode = new Map<string, string>()
  const byType = new Map<string, string[]>()
  for (const row of data.options) {
    // Charans repeat their numbers under every nakshatra; their place in the zodiac does not repeat.
    byCode.set(`${row.type} ${row.type === 'CHARAN' ? row.position : row.code}`, row.id)
    byType.set(row.type, [...(byType.get(row.type) ?? []), row.id])
  }
  const workLocations = new Map(data.workLocations.map(row => [row.name_en, row.id]))
  const talukas = data.talukas.map(row => ({ id: row.id, name: row.name_en, districtId: row.district_id }))
  const talukaById = new Map(talukas.map(taluka => [taluka.id, taluka]))
  const districts = data.districts.map(row => {
    const [region, weight] = found(spread[row.name_en], row.name_en)
    return [{ id: row.id, region, talukas: talukas.filter(one => one.districtId === row.id) }, weight] as const
  })
  const workLocation = (name: string) => found(workLocations.get(name), name)
  return {
    option: (type, code) => found(byCode.get(`${type} ${code}`), `${type} ${code}`),
    options: type => found(byType.get(type), type),
    nativeDistrict: weighted(districts),
    workLocation,
    talukaOf: name => talukaById.get(workLocation(name)) ?? null,
    maharashtra: found(data.states.find(row => row.name_en === 'Maharashtra')?.id, 'Maharashtra'),
  }
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the master data holds no ${name}`)
  return value
}
