import { keys, read, remove, write } from '#web/api/storage.ts'
import { blankForm, type RegistrationForm } from './registration.ts'

interface RegistrationDraft {
  form: RegistrationForm
  step: number
}

const draftLifetimeMs = 24 * 60 * 60 * 1000

/** Stores what was typed so far, for a dialog closed by mistake. Passwords and the photo are never stored. */
export function saveRegistrationDraft({ form, step }: RegistrationDraft): void {
  const { password: _secret, confirmPassword: _repeated, ...rest } = form
  write(keys.registrationDraft, JSON.stringify({ form: rest, step, at: Date.now() }))
}

export const clearRegistrationDraft = () => remove(keys.registrationDraft)

/** Others use the same browser, so a draft is kept for a day alone. */
const isFresh = (at: unknown): boolean => typeof at === 'number' && Math.abs(Date.now() - at) < draftLifetimeMs

/** Null where no draft is stored, it is too old, or something else wrote there. */
export function readRegistrationDraft(): RegistrationDraft | null {
  try {
    const draft: unknown = JSON.parse(read(keys.registrationDraft) ?? 'null')
    if (typeof draft !== 'object' || draft === null || !('form' in draft) || !('step' in draft)) return null
    if (!('at' in draft) || !isFresh(draft.at)) {
      clearRegistrationDraft()
      return null
    }
    const form = { ...blankForm, ...knownTexts(draft.form) }
    const { gender } = form
    return {
      form: { ...form, gender: gender === 'M' || gender === 'F' ? gender : '', password: '', confirmPassword: '' },
      step: typeof draft.step === 'number' ? draft.step : 0,
    }
  } catch {
    return null
  }
}

function knownTexts(stored: unknown): Partial<RegistrationForm> {
  const known = Object.entries(stored ?? {}).filter(([name, value]) => name in blankForm && typeof value === 'string')
  return Object.fromEntries(known)
}
