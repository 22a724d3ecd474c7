import { broken } from '#contract/field-words.ts'
import { confirmPassword, password } from '#contract/fields.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { type FormErrors, ruleBroken, worded } from '#web/access/form-errors.ts'

interface NewPassword {
  password: string
  confirm_password: string
}

/** The first error of each of the two fields, in words. */
export const passwordErrors = (typed: NewPassword, language: Language): FormErrors<keyof NewPassword> =>
  worded(language, {
    password: ruleBroken(password, typed.password),
    confirm_password:
      ruleBroken(confirmPassword, typed.confirm_password) ??
      (typed.password === typed.confirm_password ? null : broken('confirmed')),
  })
