import type { TextPath } from '../profile-form.ts'

const required: readonly TextPath[] = [
  'first_name',
  'last_name',
  'dob',
  'marital_status_id',
  'height',
  'native_place_district_id',
  'education_courses',
  'education_group_id',
  'annual_income',
]
/** Shown with an asterisk, though they are changed elsewhere or not at all. */
const shownAsRequired = ['gender', 'mobile', 'email']

/** Within a row, what the row cannot be without. */
const requiredInRows = /\.(type|phone)$/

export const isRequired = (path: string): boolean =>
  (required as readonly string[]).includes(path) || shownAsRequired.includes(path) || requiredInRows.test(path)
