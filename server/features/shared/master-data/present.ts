import type { MasterType } from '#contract/site/choice-lists.ts'
import type { MasterOption, PlaceOption, TalukaOption } from '#contract/site/master-data.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { type MasterData, storedType } from './queries.ts'

interface ListRow {
  id: string
  name_en: string
  name_mr: string
  also_known_as?: string[]
}

/** Every list in one language, built once and then handed out by the calls. */
export interface MasterLists {
  options(type: MasterType, nakshatraId?: string): MasterOption[]
  /** Entries that some families still have and nobody can choose any more. */
  retired(type: MasterType): MasterOption[]
  talukas: TalukaOption[]
  districts: PlaceOption[]
  workLocations: PlaceOption[]
  birthPlaces: PlaceOption[]
  states: PlaceOption[]
  countries: (PlaceOption & { code: string })[]
}

export function presentLists(data: MasterData, language: Language): MasterLists {
  const nameIn = (row: ListRow) => (language === 'mr' ? row.name_mr : row.name_en)
  const alphabet = new Intl.Collator(language)
  const inOrder = <R extends ListRow>(rows: readonly R[]) =>
    rows.toSorted((a, b) => alphabet.compare(nameIn(a), nameIn(b)))

  /** A place is also found by its name in the other script, because not everyone types in the language they read. */
  const place = (row: ListRow): PlaceOption => {
    const other = language === 'mr' ? row.name_en : row.name_mr
    return { uuid: row.id, name: nameIn(row), also: [other, ...(row.also_known_as ?? [])] }
  }
  const districtNames = new Map(data.districts.map(row => [row.id, nameIn(row)]))
  const options = new Map<string, MasterOption[]>()
  const retired = new Map<string, MasterOption[]>()
  for (const row of data.options) {
    const { id, type, code, parent_id, retired_at } = row
    const lists = retired_at === null ? options : retired
    const option = { uuid: id, name: nameIn(row), code, ...(type === 'DEVAK' && { id }) }
    lists.set(type, [...(lists.get(type) ?? []), parent_id ? { ...option, nakshatra_id: parent_id } : option])
  }
  // Work locations are talukas, then cities, then abroad, as in the table. India comes before all other countries.
  const [abroad] = data.workLocations.slice(-1)
  const talukas = data.workLocations.filter(row => row.taluka_id)
  const cities = data.workLocations.filter(row => !row.taluka_id && row !== abroad)
  const [india, ...otherCountries] = data.countries
  return {
    options: (type, nakshatraId) => {
      const all = options.get(storedType(type)) ?? []
      return nakshatraId ? all.filter(option => option.nakshatra_id === nakshatraId.toLowerCase()) : all
    },
    retired: type => retired.get(storedType(type)) ?? [],
    talukas: inOrder(data.talukas).map(row => ({
      ...place(row),
      district_uuid: row.district_id,
      district: districtNames.get(row.district_id) ?? '',
    })),
    districts: inOrder(data.districts).map(place),
    workLocations: [...inOrder(talukas), ...inOrder(cities), ...(abroad ? [abroad] : [])].map(place),
    birthPlaces: inOrder(data.birthPlaces).map(place),
    states: inOrder(data.states).map(place),
    countries: [...(india ? [india] : []), ...inOrder(otherCountries)].map(row => ({
      ...place(row),
      code: row.code.toLowerCase(),
    })),
  }
}
