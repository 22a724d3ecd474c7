import { keys, write } from '#web/api/storage.ts'
import { blankForm, type RegistrationForm } from './registration.ts'
import { readStoredDraft } from './stored-draft.ts'

interface RegistrationDraft {
  form: RegistrationForm
  step: number
}

/** Stores what was typed so far, for a dialog closed by mistake. Passwords and the photo are never stored. */
export function saveRegistrationDraft({ form, step }: RegistrationDraft): void {
  const { password: _secret, confirmPassword: _repeated, ...rest } = form
  write(keys.registrationDraft, JSON.stringify({ form: rest, step, at: Date.now() }))
}

/** Null if no draft of the last day is stored. */
export function readRegistrationDraft(): RegistrationDraft | null {
  const draft = readStoredDraft()
  if (!draft) return null
  const form = { ...blankForm, ...textsOfForm(draft.form) }
  const { gender } = form
  return {
    form: { ...form, gender: gender === 'M' || gender === 'F' ? gender : '', password: '', confirmPassword: '' },
    step: typeof draft.step === 'number' ? draft.step : 0,
  }
}

function textsOfForm(stored: unknown): Partial<RegistrationForm> {
  const texts = Object.entries(stored ?? {}).filter(([name, value]) => name in blankForm && typeof value === 'string')
  return Object.fromEntries(texts)
}
