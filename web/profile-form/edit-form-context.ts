import { createContext, use } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import type { Gender } from '#domain/limits.ts'
import type { ShownForms, WaitingForms } from '#web/second-script/second-forms.ts'
import type { ProfileForm } from './profile-form.ts'

interface EditFormValue {
  gender: Gender
  form: ProfileForm
  /** Error messages by the paths of their fields. */
  errors: Readonly<Record<string, string>>
  /** Changes fields, and clears their errors. */
  set: (change: Partial<ProfileForm>) => void
  /** Fetches raas, nakshatra and the rest for a birth. A family and the office each have their own call for it. */
  readStars: (birth: { date: string; time: string }) => Promise<AnswerOf<Calls['horoscope']>>
  /** The numbers that nobody but the candidate renames or removes; null where whoever edits writes them all. */
  leftToCandidate: ReadonlySet<string> | null
  tellFailure: (failure: unknown) => void
  /** The suggestions for the other script that were shown, which the save confirms. */
  shown: ShownForms
  /** The forms that our office looks at, where this form knows of them. */
  waiting: WaitingForms
}

export const EditFormContext = createContext<EditFormValue | null>(null)

export function useEditFormContext(): EditFormValue {
  const value = use(EditFormContext)
  if (!value) throw new Error('a field of the edit form stands outside of it')
  return value
}
