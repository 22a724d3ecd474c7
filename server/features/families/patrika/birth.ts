import { zoneOfIndia } from '#domain/kundali/clock.ts'
import { type BirthAccuracy, type BirthInput, isBirthAccuracy } from '#domain/kundali/patrika/birth-chart.ts'
import type { Bilingual } from '#domain/words/bilingual.ts'
import type { Row } from '#server/db/schema.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'

/** The columns that a chart is computed from. A trigger deletes the chart when one of them changes. */
export const birthColumns = [
  'date_of_birth',
  'birth_time',
  'birth_time_accuracy',
  'birth_district_id',
  'birth_place_id',
] as const
export type BirthColumns = Pick<Row<'members'>, (typeof birthColumns)[number]>

type KnownBirth =
  | { state: 'known'; birth: BirthInput; placeName: Bilingual }
  /** Without a time or a place there is no lagna, and so no chart. */
  | { state: 'no_time' | 'no_place' }

/** What the chart is computed from. A town, or a city abroad, is more exact than the district. */
export function birthOf(data: MasterData, row: BirthColumns): KnownBirth {
  if (row.birth_time === null) return { state: 'no_time' }
  const town = data.birthPlaces.find(({ id }) => id === row.birth_place_id)
  const district = data.districts.find(({ id }) => id === row.birth_district_id)
  const place = town ?? district
  if (!place) return { state: 'no_place' }
  const { latitude, longitude, name_en: en, name_mr: mr } = place
  return {
    state: 'known',
    placeName: { en, mr },
    birth: {
      day: row.date_of_birth,
      time: row.birth_time.slice(0, 8),
      accuracy: accuracyOf(row.birth_time_accuracy),
      place: { latitude, longitude, zone: town?.zone ?? zoneOfIndia },
      isDistrict: !town,
    },
  }
}

const accuracyOf = (stored: string | null): BirthAccuracy =>
  stored !== null && isBirthAccuracy(stored) ? stored : 'EXACT'
