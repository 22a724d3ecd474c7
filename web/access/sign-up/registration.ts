import { phoneTypes } from '#contract/families/phone-types.ts'
import type { Gender } from '#domain/limits.ts'
import { type Country, homeCountry } from '../countries.ts'

/** The form as it is filled in: everything is text, and the date of birth has three parts. */
export const blankForm = {
  firstName: '',
  middleName: '',
  lastName: '',
  gender: '' as Gender | '',
  registeredBy: '',
  day: '',
  month: '',
  year: '',
  height: '',
  maritalStatus: '',
  education: '',
  educationGroup: '',
  annualIncome: '',
  workTaluka: '',
  workVillage: '',
  residenceTaluka: '',
  residenceVillage: '',
  nativeDistrict: '',
  nativeTaluka: '',
  nativeVillage: '',
  mobile: '',
  country: homeCountry as Country,
  mobileType: '',
  email: '',
  /** Y where the family has none. */
  noEmail: '',
  password: '',
  confirmPassword: '',
}
export type RegistrationForm = typeof blankForm

/** The fields that can have an error. The three parts of the birth date share one. */
export type RegistrationField =
  | Exclude<keyof RegistrationForm, 'day' | 'month' | 'year' | 'country' | 'noEmail'>
  | 'birthDate'

export const birthDateOf = ({ day, month, year }: Pick<RegistrationForm, 'day' | 'month' | 'year'>): string =>
  day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : ''

/** No SMS goes abroad, so a family with a number there needs an address. */
export const hasNoEmail = ({ noEmail, country }: Pick<RegistrationForm, 'noEmail' | 'country'>): boolean =>
  noEmail === 'Y' && country === homeCountry

/** Whose number it is: that of the person who registers, unless they say otherwise. */
export const mobileTypeOf = ({ mobileType, registeredBy }: Pick<RegistrationForm, 'mobileType' | 'registeredBy'>) =>
  phoneTypes.find(type => type === (mobileType || registeredBy))
