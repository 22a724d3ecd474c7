import { beforeEach, expect, test, vi } from 'vitest'
import { keys } from '#web/api/storage.ts'
import { dropDraft, keepDraft, keptDraft } from './draft.ts'
import { blankForm } from './registration.ts'

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
  first_name: 'Rutuja',
  gender: 'F' as const,
  password: 'tulsi-1',
  confirm_password: 'tulsi-1',
}

test('what was typed is there again, but for the passwords', () => {
  keepDraft({ form: typed, step: 2 })
  expect(stored.get(keys.registrationDraft)).not.toContain('tulsi')
  expect(stored.get(keys.registrationDraft)).not.toContain('password')
  expect(keptDraft()).toEqual({ form: { ...typed, password: '', confirm_password: '' }, step: 2 })
})

test('a dropped draft is gone', () => {
  keepDraft({ form: typed, step: 2 })
  dropDraft()
  expect(keptDraft()).toBeNull()
})

test('what something else wrote there is no draft, or only what fits of it', () => {
  for (const text of ['', '{', '[]', '"x"', '{"step":1}']) {
    stored.set(keys.registrationDraft, text)
    expect(keptDraft()).toBeNull()
  }
  stored.set(
    keys.registrationDraft,
    JSON.stringify({ form: { first_name: 7, last_name: 'Patil', gender: 'X', password: 'p', more: 'm' }, step: 'two' }),
  )
  expect(keptDraft()).toEqual({ form: { ...blankForm, last_name: 'Patil' }, step: 0 })
})
