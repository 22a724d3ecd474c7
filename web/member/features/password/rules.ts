import { confirmPassword, password } from '#contract/fields.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { broken, fieldMessage } from '#domain/words/fields.ts'

export interface NewPassword {
  password: string
  confirm_password: string
}
export type Complaints = Partial<Record<keyof NewPassword, string>>

/** The first thing wrong with each of the two, in words; nothing when both will do. */
export function complaintsAbout(typed: NewPassword, language: Language): Complaints {
  const complaints: Complaints = {}
  const first = password.safeParse(typed.password).error?.issues[0]?.message
  const second =
    confirmPassword.safeParse(typed.confirm_password).error?.issues[0]?.message ??
    (typed.password === typed.confirm_password ? undefined : broken('confirmed'))
  if (first) complaints.password = fieldMessage(language, first)
  if (second) complaints.confirm_password = fieldMessage(language, second)
  return complaints
}
