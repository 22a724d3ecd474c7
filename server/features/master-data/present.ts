import type { MasterOption, MasterType, Place, TalukaPlace } from '#contract/master-data.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { MasterData } from './queries.ts'

/** The wire's spelling to ours, where they differ. */
const ourType = (type: MasterType): string => (type === 'NAKSHTRA' ? 'NAKSHATRA' : type)

interface Named {
  id: string
  name_en: string
  name_mr: string
  also_known_as?: string[]
}

/** Every list in one language, made once: from here on a call only hands it out. */
export interface Lists {
  options(type: MasterType, nakshatraId?: string): MasterOption[]
  talukas: TalukaPlace[]
  districts: Place[]
  workLocations: Place[]
  states: Place[]
  countries: (Place & { code: string })[]
}

export function presentLists(data: MasterData, language: Language): Lists {
  const nameIn = (row: Named) => (language === 'mr' ? row.name_mr : row.name_en)
  const alphabet = new Intl.Collator(language)
  const inOrder = <R extends Named>(rows: readonly R[]) =>
    rows.toSorted((a, b) => alphabet.compare(nameIn(a), nameIn(b)))

  /** Found under its name in the other script too: a grandmother types what she knows. */
  const place = (row: Named): Place => {
    const other = language === 'mr' ? row.name_en : row.name_mr
    return { uuid: row.id, name: nameIn(row), also: [other, ...(row.also_known_as ?? [])] }
  }
  const districtNames = new Map(data.districts.map(row => [row.id, nameIn(row)]))
  const options = new Map<string, MasterOption[]>()
  for (const row of data.options) {
    const { id, type, code, parent_id } = row
    const option = { uuid: id, name: nameIn(row), code, ...(type === 'DEVAK' && { id }) }
    options.set(type, [...(options.get(type) ?? []), parent_id ? { ...option, nakshatra_id: parent_id } : option])
  }
  // Talukas, then cities, then abroad, as they stand in the table; India before all other countries.
  const [abroad] = data.workLocations.slice(-1)
  const talukas = data.workLocations.filter(row => row.taluka_id)
  const cities = data.workLocations.filter(row => !row.taluka_id && row !== abroad)
  const [india, ...otherCountries] = data.countries
  return {
    options: (type, nakshatraId) => {
      const all = options.get(ourType(type)) ?? []
      return nakshatraId ? all.filter(option => option.nakshatra_id === nakshatraId.toLowerCase()) : all
    },
    talukas: inOrder(data.talukas).map(row => ({
      ...place(row),
      district_uuid: row.district_id,
      district: districtNames.get(row.district_id) ?? '',
    })),
    districts: inOrder(data.districts).map(place),
    workLocations: [...inOrder(talukas), ...inOrder(cities), ...(abroad ? [abroad] : [])].map(place),
    states: inOrder(data.states).map(place),
    countries: [...(india ? [india] : []), ...inOrder(otherCountries)].map(row => ({
      ...place(row),
      code: row.code.toLowerCase(),
    })),
  }
}
