import { phoneTypes } from '#contract/families/phone-types.ts'
import type { Gender } from '#domain/limits.ts'
import { confirmedForm, type ShownForms } from '#web/second-script/second-forms.ts'
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
  /** The names and places in the other script, as the family wrote them or confirmed them by going on. */
  firstNameSecond: '',
  middleNameSecond: '',
  lastNameSecond: '',
  educationSecond: '',
  workVillageSecond: '',
  residenceVillageSecond: '',
  nativeVillageSecond: '',
}
export type RegistrationForm = typeof blankForm

/** The fields that can have an error. The three parts of the birth date share one. */
export type RegistrationField =
  | Exclude<keyof RegistrationForm, 'day' | 'month' | 'year' | 'country' | 'noEmail' | SecondField>
  | 'birthDate'

/** The fields with a form in the other script, and where it stands. */
export const secondOf = {
  firstName: 'firstNameSecond',
  middleName: 'middleNameSecond',
  lastName: 'lastNameSecond',
  education: 'educationSecond',
  workVillage: 'workVillageSecond',
  residenceVillage: 'residenceVillageSecond',
  nativeVillage: 'nativeVillageSecond',
} as const satisfies Partial<Record<keyof RegistrationForm, keyof RegistrationForm>>
export type FieldWithForm = keyof typeof secondOf
type SecondField = (typeof secondOf)[FieldWithForm]
export const fieldsWithForm = Object.keys(secondOf) as FieldWithForm[]

/** A change, with the forms of the texts that it changes: such a form goes with its text. */
export function withoutOldForms(now: RegistrationForm, change: Partial<RegistrationForm>): Partial<RegistrationForm> {
  const changed = fieldsWithForm.filter(name => change[name] !== undefined && change[name] !== now[name])
  return { ...Object.fromEntries(changed.map(name => [secondOf[name], ''])), ...change }
}

/** The form with the suggestions that were shown for these fields. */
export function withShownForms(
  form: RegistrationForm,
  shown: ShownForms,
  names: readonly string[] = fieldsWithForm,
): RegistrationForm {
  const confirmed = fieldsWithForm
    .filter(name => names.includes(name))
    .map(name => [secondOf[name], confirmedForm(shown, name, form[name], form[secondOf[name]])])
  return { ...form, ...Object.fromEntries(confirmed) }
}

export const birthDateOf = ({ day, month, year }: Pick<RegistrationForm, 'day' | 'month' | 'year'>): string =>
  day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : ''

/** No SMS goes abroad, so a family with a number there needs an address. */
export const hasNoEmail = ({ noEmail, country }: Pick<RegistrationForm, 'noEmail' | 'country'>): boolean =>
  noEmail === 'Y' && country === homeCountry

/** Whose number it is: that of the person who registers, unless they say otherwise. */
export const mobileTypeOf = ({ mobileType, registeredBy }: Pick<RegistrationForm, 'mobileType' | 'registeredBy'>) =>
  phoneTypes.find(type => type === (mobileType || registeredBy))
