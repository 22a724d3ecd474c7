import type { Generated } from 'kysely'

export interface OptionsTable {
  id: string
  type: string
  position: number
  code: string | null
  name_en: string
  name_mr: string
  parent_id: string | null
  /** The position among the entries of its list. */
  place: number
  retired_at: Date | null
  merged_into: string | null
}

interface PlaceTable {
  id: string
  position: number
  name_en: string
  name_mr: string
}

interface OtherNames {
  also_known_as: Generated<string[]>
}

/** The lists that forms choose from. */
export interface MasterDataTables {
  options: OptionsTable
  option_lists: { type: string; version: Generated<number> }
  countries: PlaceTable & { code: string }
  states: PlaceTable & OtherNames
  districts: PlaceTable & OtherNames & { latitude: number; longitude: number }
  talukas: PlaceTable & OtherNames & { district_id: string }
  birth_places: PlaceTable & OtherNames & { latitude: number; longitude: number; zone: string }
  work_locations: PlaceTable & OtherNames & { taluka_id: string | null }
}
