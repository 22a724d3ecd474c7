import { beforeEach, expect, it, vi } from 'vitest'
import { keepDraft, keptDraft } from './draft.ts'
import { blankSearch } from './search-form.ts'
import { clearStored, readStored, writeStored } from './stored.ts'

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('sessionStorage', memory())
  vi.stubGlobal('localStorage', memory())
  localStorage.setItem('user_id', 'asha')
})
const search = { criteria: { from_age: 1990, diet_ids: 'ALL' }, order: 'kundali' as const, at: 7 }

it('finds the search of this tab again until it is cleared', () => {
  expect(readStored()).toBeNull()
  writeStored(search)
  expect(readStored()).toEqual(search)
  clearStored()
  expect(readStored()).toBeNull()
})

it('shows nobody the search of another, nor words of the other language', () => {
  writeStored(search)
  localStorage.setItem('user_id', 'meera')
  expect(readStored()).toBeNull()
  localStorage.setItem('user_id', 'asha')
  document.documentElement.lang = 'mr'
  expect(readStored()).toBeNull()
})

it.each(['', '{', 'null', '7', '{"owner":"asha","language":"en"}'])('reads %j as none', kept => {
  sessionStorage.setItem('searched_for', kept)
  expect(readStored()).toBeNull()
})

it('keeps what was filled in at each place of the history, for its member alone', () => {
  const form = { ...blankSearch, bornFrom: 1990, abroad: ['Yes'] }
  keepDraft('one', { form, tab: 'BASIC', id: '', open: ['diet'] })
  keepDraft('two', { form: null, tab: 'ID', id: 'B1', open: null })
  expect(keptDraft('one')).toEqual({ form, tab: 'BASIC', id: '', open: ['diet'] })
  expect(keptDraft('two')).toEqual({ form: null, tab: 'ID', id: 'B1', open: null })
  expect(keptDraft('three')).toBeNull()
  document.documentElement.lang = 'mr'
  expect(keptDraft('one')?.form).toEqual({ ...form, abroad: [] })
  localStorage.setItem('user_id', 'meera')
  expect(keptDraft('one')).toBeNull()
})
