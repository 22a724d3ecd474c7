import { keys, write } from '#web/api/storage.ts'
import { type Fact, factsIn } from '../pasted-biodata/kept-facts.ts'
import { blankForm, type RegistrationForm } from './registration.ts'
import { readStoredDraft } from './stored-draft.ts'

interface RegistrationDraft {
  form: RegistrationForm
  step: number
  /** What a pasted biodata says for the profile. */
  facts: readonly Fact[]
}

/** Stores what was typed so far, for a dialog closed by mistake. Passwords and the photo are never stored. */
export function saveRegistrationDraft({ form, step, facts }: RegistrationDraft): void {
  const { password: _secret, confirmPassword: _repeated, ...rest } = form
  write(keys.registrationDraft, JSON.stringify({ form: rest, step, facts, at: Date.now() }))
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
    facts: factsIn(draft.facts),
  }
}

function textsOfForm(stored: unknown): Partial<RegistrationForm> {
  const texts = Object.entries(stored ?? {}).filter(([name, value]) => name in blankForm && typeof value === 'string')
  return Object.fromEntries(texts)
}
