import { beforeEach, expect, test, vi } from 'vitest'
import { keys } from '#web/api/storage.ts'
import { readRegistrationDraft, saveRegistrationDraft } from './draft.ts'
import { blankForm } from './registration.ts'
import { clearRegistrationDraft } from './stored-draft.ts'

let stored = new Map<string, string>()
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

const typed = {
  ...blankForm,
  firstName: 'Rutuja',
  gender: 'F' as const,
  password: 'tulsi-1',
  confirmPassword: 'tulsi-1',
}

const facts = [{ field: 'raas', value: '4', isSure: true }] as const

test('what was typed is there again, but for the passwords', () => {
  saveRegistrationDraft({ form: typed, step: 2, facts })
  expect(stored.get(keys.registrationDraft)).not.toContain('tulsi')
  expect(stored.get(keys.registrationDraft)).not.toContain('password')
  expect(readRegistrationDraft()).toEqual({ form: { ...typed, password: '', confirmPassword: '' }, step: 2, facts })
})

test('a draft is kept for a day', () => {
  saveRegistrationDraft({ form: typed, step: 2, facts })
  vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000 })
  expect(readRegistrationDraft()).toBeNull()
  expect(stored.size).toBe(0)
  vi.useRealTimers()
})

test('a dropped draft is gone', () => {
  saveRegistrationDraft({ form: typed, step: 2, facts })
  clearRegistrationDraft()
  expect(readRegistrationDraft()).toBeNull()
})

test('what something else wrote there is no draft, or only what fits of it', () => {
  for (const text of ['', '{', '[]', '"x"', '{"step":1}']) {
    stored.set(keys.registrationDraft, text)
    expect(readRegistrationDraft()).toBeNull()
  }
  stored.set(
    keys.registrationDraft,
    JSON.stringify({
      form: { firstName: 7, lastName: 'Patil', gender: 'X', password: 'p', more: 'm' },
      step: 'two',
      at: Date.now(),
    }),
  )
  expect(readRegistrationDraft()).toEqual({ form: { ...blankForm, lastName: 'Patil' }, step: 0, facts: [] })
})
