import type { CurrentMember } from '#contract/families/my-profile.ts'
import type { Today } from './today.ts'

export type NextStepName = NonNullable<Today['step']> | 'BIRTH_TIME' | 'COMPLETE'

type OwnState = Pick<CurrentMember, 'birth_time' | 'profile_percentage'>

/** The one step that the dashboard names: what another family waits for, else what the own biodata lacks. */
export function nextStepOf(step: Today['step'], own: OwnState): NextStepName | null {
  if (step) return step
  if (!own.birth_time) return 'BIRTH_TIME'
  return own.profile_percentage === 100 ? null : 'COMPLETE'
}
