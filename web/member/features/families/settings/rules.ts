import { broken } from '#contract/field-words.ts'
import { confirmPassword, oldPassword, otp, password } from '#contract/fields.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { type FormErrors, ruleBroken, worded } from '#web/access/form-errors.ts'

interface PasswordChange {
  old_password: string
  password: string
  confirm_password: string
}

/** The first error of each field, in words. A member without a password types a code in place of the old one. */
export const passwordChangeErrors = (
  typed: PasswordChange,
  language: Language,
  hasPassword = true,
): FormErrors<keyof PasswordChange> =>
  worded(language, {
    old_password: ruleBroken(hasPassword ? oldPassword : otp, typed.old_password),
    password: ruleBroken(password, typed.password),
    confirm_password:
      ruleBroken(confirmPassword, typed.confirm_password) ??
      (typed.password === typed.confirm_password ? null : broken('confirmed')),
  })
