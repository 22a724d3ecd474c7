import { keys, read, remove, write } from '#web/api/storage.ts'
import { blankForm, type RegistrationForm } from './registration.ts'

export interface Draft {
  form: RegistrationForm
  step: number
}

/** What was typed so far, for a dialog closed by mistake. Passwords and the photo stay out of it. */
export function keepDraft({ form, step }: Draft): void {
  const { password: _secret, confirm_password: _repeated, ...kept } = form
  write(keys.registrationDraft, JSON.stringify({ form: kept, step }))
}

export const dropDraft = () => remove(keys.registrationDraft)

/** Null where there is none, or one of another making. */
export function keptDraft(): Draft | null {
  try {
    const kept: unknown = JSON.parse(read(keys.registrationDraft) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('form' in kept) || !('step' in kept)) return null
    const form = { ...blankForm, ...textsOf(kept.form) }
    const { gender } = form
    return {
      form: { ...form, gender: gender === 'M' || gender === 'F' ? gender : '', password: '', confirm_password: '' },
      step: typeof kept.step === 'number' ? kept.step : 0,
    }
  } catch {
    return null
  }
}

function textsOf(kept: unknown): Partial<RegistrationForm> {
  const known = Object.entries(kept ?? {}).filter(([name, value]) => name in blankForm && typeof value === 'string')
  return Object.fromEntries(known)
}
