import type { z } from 'zod'
import type { registration } from '#contract/access.ts'
import type { Gender } from '#domain/limits.ts'
import { type Country, dialCodeOf, homeCountry } from '../countries.ts'

/** The form as it is filled in: everything is text, the day of birth in three parts. Fields go by their names on the wire. */
export const blankForm = {
  first_name: '',
  middle_name: '',
  last_name: '',
  gender: '' as Gender | '',
  day: '',
  month: '',
  year: '',
  height: '',
  marital_status_id: '',
  education_courses: '',
  education_group_id: '',
  annual_income: '',
  working_place_taluka_id: '',
  working_place_goan: '',
  family_residence_taluka_id: '',
  goan: '',
  native_place_district_id: '',
  native_place_taluka_id: '',
  native_place_goan: '',
  mobile: '',
  country_code: homeCountry as Country,
  email: '',
  password: '',
  confirm_password: '',
}
export type RegistrationForm = typeof blankForm

/** What can be wrong: the parts of the day are judged as one. */
export type RegistrationField = Exclude<keyof RegistrationForm, 'day' | 'month' | 'year' | 'country_code'> | 'dob'

export const dateOfBirth = ({ day, month, year }: Pick<RegistrationForm, 'day' | 'month' | 'year'>): string =>
  day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : ''

export function toSignup(form: RegistrationForm): z.input<typeof registration> {
  const { day, month, year, confirm_password: _repeated, gender, mobile, country_code, ...rest } = form
  const dob = dateOfBirth({ day, month, year })
  return {
    ...rest,
    gender: gender || 'F',
    dob,
    dob_validate: dob,
    height: Number(form.height),
    email: form.email.trim(),
    mobile,
    mobile_number: mobile,
    mobile_country_code: dialCodeOf(country_code),
    country_code,
    images: [],
  }
}
