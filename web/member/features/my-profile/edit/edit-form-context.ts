import { createContext, use } from 'react'
import type { CurrentMember } from '#contract/my-profile.ts'
import type { ProfileForm } from './profile-form.ts'

interface EditFormValue {
  member: CurrentMember
  form: ProfileForm
  /** Sentences by the paths of their fields. */
  errors: Readonly<Record<string, string>>
  /** Changes fields, and clears their errors. */
  set: (change: Partial<ProfileForm>) => void
}

export const EditFormContext = createContext<EditFormValue | null>(null)

export function useEditFormContext(): EditFormValue {
  const value = use(EditFormContext)
  if (!value) throw new Error('a field of the edit form stands outside of it')
  return value
}
