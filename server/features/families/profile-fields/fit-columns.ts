/** The facts of a member that fit and kundali compare. */
export const factColumns = [
  'members.nakshatra_id',
  'members.charan_id',
  'members.raas_id',
  'members.mangal',
  'members.devak_id',
  'members.marital_status_id',
  'members.date_of_birth',
  'members.height_cm',
  'members.work_location_id',
  'members.native_district_id',
] as const

/** The wishes of a family that they are compared with. */
export const wishColumns = [
  'expectations.birth_year_from',
  'expectations.birth_year_to',
  'expectations.height_from',
  'expectations.height_to',
  'expectations.patrika_match',
  'expectations.choices',
] as const

/** All that a family hopes for: those, and its own words in both scripts. */
export const hopeColumns = [...wishColumns, 'expectations.other_expectations', 'expectations.second_script'] as const
