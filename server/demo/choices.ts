import type { NamePairs } from '#domain/families/both-scripts/suggest.ts'
import { shippedPairsWith } from '#server/features/families/second-script/known-pairs.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { districts as districtWeights } from './lists/places.ts'
import type { Region } from './lists/surnames.ts'
import { type RandomStream, weighted } from './random.ts'

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

/** The master data from which a demo family chooses, indexed for fast drawing. */
export interface DemoChoices {
  /** The id of an option, by its code. */
  option(type: string, code: string): string
  options(type: string): readonly string[]
  nativeDistrict(random: RandomStream): District
  workLocation(name: string): string
  /** Null for abroad and for a city that is no taluka. */
  talukaOf(workLocation: string): Taluka | null
  maharashtra: string
  /** How names and places are written in the other script. */
  pairs: NamePairs
}

export function choicesFrom(data: MasterData): DemoChoices {
  const byCode = new Map<string, string>()
  const byType = new Map<string, string[]>()
  for (const row of data.options) {
    // Charans repeat their codes under every nakshatra, so they are indexed by their position in the zodiac.
    byCode.set(`${row.type} ${row.type === 'CHARAN' ? row.position : row.code}`, row.id)
    byType.set(row.type, [...(byType.get(row.type) ?? []), row.id])
  }
  const workLocations = new Map(data.workLocations.map(row => [row.name_en, row.id]))
  const talukas = data.talukas.map(row => ({ id: row.id, name: row.name_en, districtId: row.district_id }))
  const talukaById = new Map(talukas.map(taluka => [taluka.id, taluka]))
  const districts = data.districts.map(row => {
    const [region, weight] = requireEntry(districtWeights[row.name_en], row.name_en)
    return [{ id: row.id, region, talukas: talukas.filter(one => one.districtId === row.id) }, weight] as const
  })
  const workLocation = (name: string) => requireEntry(workLocations.get(name), name)
  return {
    option: (type, code) => requireEntry(byCode.get(`${type} ${code}`), `${type} ${code}`),
    options: type => requireEntry(byType.get(type), type),
    nativeDistrict: weighted(districts),
    workLocation,
    talukaOf: name => talukaById.get(workLocation(name)) ?? null,
    pairs: shippedPairsWith(data),
    maharashtra: requireEntry(data.states.find(row => row.name_en === 'Maharashtra')?.id, 'Maharashtra'),
  }
}

function requireEntry<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the master data holds no ${name}`)
  return value
}
