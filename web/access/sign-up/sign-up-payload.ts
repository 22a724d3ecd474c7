import type { z } from 'zod'
import type { registration } from '#contract/access/sign-up.ts'
import { registrants } from '#domain/families/candidate-consent.ts'
import { dialCodeOf } from '../countries.ts'
import {
  birthDateOf,
  fieldsWithForm,
  hasNoEmail,
  mobileTypeOf,
  type RegistrationField,
  type RegistrationForm,
  secondOf,
} from './registration.ts'

/** The wire's name of each field. Schemas, limits and refusals use these names, and only this file translates them. */
export const signUpNames = {
  firstName: 'first_name',
  middleName: 'middle_name',
  lastName: 'last_name',
  gender: 'gender',
  registeredBy: 'registered_by',
  birthDate: 'dob',
  height: 'height',
  maritalStatus: 'marital_status_id',
  education: 'education_courses',
  educationGroup: 'education_group_id',
  annualIncome: 'annual_income',
  workTaluka: 'working_place_taluka_id',
  workVillage: 'working_place_goan',
  residenceTaluka: 'family_residence_taluka_id',
  residenceVillage: 'goan',
  nativeDistrict: 'native_place_district_id',
  nativeTaluka: 'native_place_taluka_id',
  nativeVillage: 'native_place_goan',
  mobile: 'mobile',
  mobileType: 'mobile_type',
  email: 'email',
  password: 'password',
  confirmPassword: 'confirm_password',
} as const satisfies Record<RegistrationField, string>

const fields = Object.keys(signUpNames) as RegistrationField[]

/** The server's sentence for each field, by the form's names. Fields that the form does not have are left out. */
export function fromWireErrors(errors: Readonly<Record<string, string>>): Partial<Record<RegistrationField, string>> {
  return Object.fromEntries(
    fields.flatMap(field => {
      const message = errors[signUpNames[field]] ?? errors[`second_script.${signUpNames[field]}`]
      return message ? [[field, message]] : []
    }),
  )
}

export function toSignUpPayload(form: RegistrationForm): z.input<typeof registration> {
  const dob = birthDateOf(form)
  return {
    first_name: form.firstName,
    middle_name: form.middleName,
    last_name: form.lastName,
    gender: form.gender || 'F',
    // The wire leaves it optional, but this page asks for it.
    registered_by: registrants.find(one => one === form.registeredBy),
    mobile_type: mobileTypeOf(form),
    dob,
    dob_validate: dob,
    height: Number(form.height),
    marital_status_id: form.maritalStatus,
    education_courses: form.education,
    education_group_id: form.educationGroup,
    annual_income: form.annualIncome,
    working_place_taluka_id: form.workTaluka,
    working_place_goan: form.workVillage,
    family_residence_taluka_id: form.residenceTaluka,
    goan: form.residenceVillage,
    native_place_district_id: form.nativeDistrict,
    native_place_taluka_id: form.nativeTaluka,
    native_place_goan: form.nativeVillage,
    second_script: Object.fromEntries(
      fieldsWithForm.flatMap(name => {
        const second = form[secondOf[name]].trim()
        return second && form[name].trim() ? [[signUpNames[name], second]] : []
      }),
    ),
    ...(hasNoEmail(form) ? { no_email: 'Y' } : { email: form.email.trim() }),
    password: form.password,
    mobile: form.mobile,
    mobile_number: form.mobile,
    mobile_country_code: dialCodeOf(form.country),
    country_code: form.country,
    images: [],
  }
}
