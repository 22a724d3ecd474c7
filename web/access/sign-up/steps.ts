import { registration } from '#contract/access/sign-up.ts'
import { broken } from '#contract/field-words.ts'
import { brokenAgeRule, confirmPassword as confirmPasswordSchema, email as emailSchema } from '#contract/fields.ts'
import { type Day, isRealDay } from '#domain/calendar.ts'
import { ruleBroken } from '../form-errors.ts'
import { isPlausibleMobile } from '../phone.ts'
import { birthDateOf, hasNoEmail, mobileTypeOf, type RegistrationField, type RegistrationForm } from './registration.ts'
import { signUpNames } from './sign-up-payload.ts'

/**
 * Seven steps, as the product's name says, each short enough for a small phone. A further one is a row here; the compiler
 * then asks for its words and its view.
 */
export const steps = [
  { name: 'name', fields: ['gender', 'registeredBy', 'firstName', 'middleName', 'lastName'] },
  { name: 'birth', fields: ['birthDate', 'height', 'maritalStatus'] },
  { name: 'education', fields: ['education', 'educationGroup', 'annualIncome'] },
  { name: 'home', fields: ['workTaluka', 'workVillage', 'residenceTaluka', 'residenceVillage'] },
  { name: 'native', fields: ['nativeDistrict', 'nativeTaluka', 'nativeVillage'] },
  { name: 'contact', fields: ['mobile', 'mobileType', 'email', 'password', 'confirmPassword'] },
  { name: 'photo', fields: [] },
] as const satisfies readonly { name: string; fields: readonly RegistrationField[] }[]
export type RegistrationStep = (typeof steps)[number]['name']
export const lastStep = steps.length - 1
export const contactStep = steps.findIndex(({ name }) => name === 'contact')

export const stepOf = (field: string): number =>
  steps.findIndex(({ fields }) => (fields as readonly string[]).includes(field))

/** The rule that a field breaks, by the server's own schemas and by those that need the whole form. */
function brokenRule(field: RegistrationField, form: RegistrationForm, today: Day): string | null {
  if (field === 'confirmPassword') {
    // A family may leave the password out and log in by codes.
    if (form.password === '' && form.confirmPassword === '') return null
    const rule = ruleBroken(confirmPasswordSchema, form.confirmPassword)
    return rule ?? (form.confirmPassword === form.password ? null : broken('confirmed'))
  }
  if (field === 'birthDate') {
    const birthDate = birthDateOf(form)
    const rule = ruleBroken(registration.shape.dob, birthDate)
    return rule ?? (form.gender && isRealDay(birthDate) ? brokenAgeRule(form.gender, birthDate, today) : null)
  }
  // The wire leaves these two optional. This page needs them to ask for the candidate's consent.
  if (field === 'mobileType') return mobileTypeOf(form) ? null : broken('select', 'mobile_type')
  if (field === 'registeredBy') return form.registeredBy ? null : broken('select', 'registered_by')
  if (field === 'email') return hasNoEmail(form) ? null : ruleBroken(emailSchema, form.email)
  const rule = ruleBroken(registration.shape[signUpNames[field]], form[field])
  if (rule || field !== 'mobile') return rule
  return isPlausibleMobile(form.mobile, form.country) ? null : broken('phone')
}

export function rulesBroken(
  step: number,
  form: RegistrationForm,
  today: Day,
): Partial<Record<RegistrationField, string>> {
  const rules: Partial<Record<RegistrationField, string>> = {}
  for (const field of steps[step]?.fields ?? []) {
    const rule = brokenRule(field, form, today)
    if (rule) rules[field] = rule
  }
  return rules
}

/** The step at which a stored draft continues. A draft stores no password, so it never continues past the field for it. */
export const stepOfDraft = (form: RegistrationForm, today: Day, step: number): number =>
  firstUnfinished(form, today, Math.min(step, contactStep))

/** The first step with a broken rule, at most `limit`. */
export function firstUnfinished(form: RegistrationForm, today: Day, limit: number = lastStep): number {
  const unfinished = steps.findIndex((_, step) => Object.keys(rulesBroken(step, form, today)).length > 0)
  return unfinished < 0 ? limit : Math.min(unfinished, limit)
}
