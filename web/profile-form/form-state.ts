import type { SentProfile } from '#contract/families/edited-profile.ts'
import { brokenInProfile } from '#contract/families/profile-rules.ts'
import { fieldMessage } from '#contract/field-words.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Gender } from '#domain/limits.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { differingPaths, type FormPath, type ProfileForm, rebased, withForms } from './profile-form.ts'
import { errorsInForm } from './wire.ts'

export type Errors = Readonly<Record<string, string>>

/** The fields that another page has saved meanwhile. */
export interface ElsewhereChanges {
  /** Fields taken over from the newer record, because they were not edited here. */
  takenOver: readonly FormPath[]
  /** Fields changed on both pages. What was typed here stays until it is saved or discarded. */
  contested: readonly FormPath[]
  newer: ProfileForm
}

/** A form being edited: the record it started from, its current values, and its errors. */
export interface FormState {
  base: ProfileForm
  version: number
  form: ProfileForm
  errors: Errors
  elsewhere: ElsewhereChanges | null
}

/** Clears the errors of the changed fields and of their rows. */
const withoutErrors = (errors: Errors, change: Partial<ProfileForm>): Errors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => !Object.keys(change).some(changed => path === changed || path.startsWith(`${changed}.`)),
    ),
  )

export function withChange(now: FormState, typed: Partial<ProfileForm>): FormState {
  const change = withForms(now.form, now.base, typed)
  return { ...now, form: { ...now.form, ...change }, errors: withoutErrors(now.errors, change) }
}

/** Rebases the form on a newer record. What was typed here stays. `tells` says whether the reader is shown the changes. */
export function onNewer(now: FormState, newer: ProfileForm, version: number, tells: boolean): FormState {
  const typed = differingPaths(now.form, now.base)
  const moved = differingPaths(newer, now.base)
  const elsewhere: ElsewhereChanges = {
    takenOver: moved.filter(path => !typed.includes(path)),
    contested: moved.filter(path => typed.includes(path)),
    newer,
  }
  return {
    ...now,
    base: newer,
    version,
    form: rebased(now.form, now.base, newer),
    elsewhere: tells && moved.length > 0 ? elsewhere : null,
  }
}

/** The errors that the rules of the contract find, by the paths of the form. */
export function brokenForm(sent: SentProfile, form: ProfileForm, gender: Gender, language: Language): Errors {
  const rules = brokenInProfile(sent, gender, dayInIndia(new Date()))
  const wrong = Object.entries(rules).map(([path, rule]) => [path, fieldMessage(language, rule)])
  return errorsInForm(Object.fromEntries(wrong), form)
}
