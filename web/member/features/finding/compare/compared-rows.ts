import type { FreeProfile, PaidProfile } from '#contract/families/profiles.ts'
import { blockRows } from '#contract/field-value.ts'
import type { BlockRow } from '#contract/profile-fields.ts'
import { missing } from '#domain/format/missing.ts'
import type { Language } from '#domain/words/catalogue.ts'

/** What families weigh first. Everything else is a press away, in the profile. */
const compared: readonly BlockRow[] = [
  'marital_status_id',
  'education_courses',
  'occupation_details',
  'annual_income',
  { label: 'workLocation', of: ['working_place_goan', 'working_place_taluka_id'] },
  { label: 'native', of: ['native_place_goan', 'native_place_taluka_id', 'native_place_district_id'] },
  'height',
  'dob',
  'diet_id',
  { label: 'father', of: ['family_details.father_occuption', 'family_details.father_occuption_place'] },
  { label: 'mother', of: ['family_details.mother_occuption', 'family_details.mother_occuption_place'] },
  {
    label: 'mama',
    of: ['family_details.mama_surname', 'family_details.mama_native_place', 'family_details.mama_taluka_place'],
  },
  'raas_id',
  'nakshatra_id',
  'nadi_id',
  'gan_id',
  'devak_id',
  'kuldaivat',
  'gotra',
]

/** A row for each fact that one of them told: its label, and the value of each in their order. */
export function comparedRows(
  profiles: readonly (FreeProfile | PaidProfile)[],
  language: Language,
): { label: string; values: string[] }[] {
  const columns = profiles.map(profile => new Map(blockRows(compared, profile, language)))
  const labels = [...new Set(columns.flatMap(column => [...column.keys()]))]
  return labels
    .map(label => ({ label, values: columns.map(column => column.get(label) ?? missing) }))
    .filter(({ values }) => values.some(value => value !== missing))
}
