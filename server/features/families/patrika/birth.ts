import { zoneOfIndia } from '#domain/kundali/clock.ts'
import { type BirthAccuracy, isBirthAccuracy, type ToldBirth } from '#domain/kundali/patrika/birth-chart.ts'
import type { Bilingual } from '#domain/words/bilingual.ts'
import type { MembersTable } from '#server/db/schema/members.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'

/** The columns that a chart is computed from. A trigger deletes the chart when one of them changes. */
export const birthColumns = [
  'date_of_birth',
  'birth_time',
  'birth_time_accuracy',
  'birth_district_id',
  'birth_place_id',
] as const
export type BirthColumns = Pick<MembersTable, (typeof birthColumns)[number]>

type BirthDetails =
  | { state: 'told'; birth: ToldBirth; placeName: Bilingual }
  /** Without a time or a place there is no lagna, and so no chart. */
  | { state: 'no_time' | 'no_place' }

/** The birth as the family told it. A town, or a city abroad, is more exact than the district. */
export function toldBirth(data: MasterData, row: BirthColumns): BirthDetails {
  if (row.birth_time === null) return { state: 'no_time' }
  const town = data.birthPlaces.find(({ id }) => id === row.birth_place_id)
  const district = data.districts.find(({ id }) => id === row.birth_district_id)
  const told = town ?? district
  if (!told) return { state: 'no_place' }
  const { latitude, longitude, name_en: en, name_mr: mr } = told
  return {
    state: 'told',
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

const accuracyOf = (told: string | null): BirthAccuracy => (told !== null && isBirthAccuracy(told) ? told : 'EXACT')
