import { registration } from '#contract/access.ts'
import { broken } from '#contract/field-words.ts'
import { ageRule, confirmPassword } from '#contract/fields.ts'
import { type Day, isRealDay } from '#domain/calendar.ts'
import { ruleBroken } from '../checks.ts'
import { isPlausibleMobile } from '../phone.ts'
import { dateOfBirth, type RegistrationField, type RegistrationForm } from './registration.ts'

/** Seven, as the name of the house says; each short enough for a small phone. */
export const steps = [
  { name: 'name', fields: ['first_name', 'middle_name', 'last_name'] },
  { name: 'birth', fields: ['gender', 'dob', 'height', 'marital_status_id'] },
  { name: 'education', fields: ['education_courses', 'education_group_id', 'annual_income'] },
  { name: 'home', fields: ['working_place_taluka_id', 'working_place_goan', 'family_residence_taluka_id', 'goan'] },
  { name: 'native', fields: ['native_place_district_id', 'native_place_taluka_id', 'native_place_goan'] },
  { name: 'contact', fields: ['mobile', 'email', 'password', 'confirm_password'] },
  { name: 'photo', fields: [] },
] as const satisfies readonly { name: string; fields: readonly RegistrationField[] }[]
export type StepName = (typeof steps)[number]['name']
export const lastStep = steps.length - 1

export const stepOf = (field: string): number =>
  steps.findIndex(({ fields }) => (fields as readonly string[]).includes(field))

/** What a field breaks, judged by the same schemas as on the server; and what only the whole form can tell. */
function judged(field: RegistrationField, form: RegistrationForm, today: Day): string | null {
  if (field === 'confirm_password') {
    const rule = ruleBroken(confirmPassword, form.confirm_password)
    return rule ?? (form.confirm_password === form.password ? null : broken('confirmed'))
  }
  if (field === 'dob') {
    const dob = dateOfBirth(form)
    const rule = ruleBroken(registration.shape.dob, dob)
    return rule ?? (form.gender && isRealDay(dob) ? ageRule(form.gender, dob, today) : null)
  }
  const rule = ruleBroken(registration.shape[field], form[field])
  if (rule || field !== 'mobile') return rule
  return isPlausibleMobile(form.mobile, form.country_code) ? null : broken('phone')
}

export function rulesBroken(
  step: number,
  form: RegistrationForm,
  today: Day,
): Partial<Record<RegistrationField, string>> {
  const found: Partial<Record<RegistrationField, string>> = {}
  for (const field of steps[step]?.fields ?? []) {
    const rule = judged(field, form, today)
    if (rule) found[field] = rule
  }
  return found
}

/** The first step that is not in order, at most `limit`. */
export function firstUnfinished(form: RegistrationForm, today: Day, limit: number = lastStep): number {
  const unfinished = steps.findIndex((_, step) => Object.keys(rulesBroken(step, form, today)).length > 0)
  return unfinished < 0 ? limit : Math.min(unfinished, limit)
}
