import type { FreeProfile } from '#contract/families/profiles.ts'
import type { NameOf } from '#server/features/shared/master-data/names.ts'
import type { Biodata } from './queries.ts'

/** Null when the family wrote and chose nothing: the page then leaves the tab out. */
export function presentExpectation(row: Biodata['expectation'], nameOf: NameOf): FreeProfile['expectation'] {
  if (!row) return null
  const names = (list: string) => (row.choices[list] ?? []).flatMap(id => nameOf(id) ?? [])
  const expectation = {
    marital_status: names('marital_status'),
    birth_year_from: row.birth_year_from,
    birth_year_to: row.birth_year_to,
    height_from: row.height_from,
    height_to: row.height_to,
    patrika_match: row.patrika_match,
    occupation_other_expectations: row.other_expectations,
    working_country: names('working_country'),
    working_city: names('working_city'),
    family_residence: names('family_residence'),
    native_district: names('native_district'),
  }
  const hasContent = Object.values(expectation).some(value => value !== null && String(value) !== '')
  return hasContent ? expectation : null
}
