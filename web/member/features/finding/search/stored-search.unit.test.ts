import { beforeEach, expect, it, vi } from 'vitest'
import { readDraft, writeDraft } from './draft.ts'
import { blankSearch } from './search-form.ts'
import { readStoredSearch, writeStoredSearch } from './stored-search.ts'

function memory(): Storage {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as Storage
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('sessionStorage', memory())
  vi.stubGlobal('localStorage', memory())
  localStorage.setItem('user_id', 'asha')
})
const search = { criteria: { from_age: 1990, diet_ids: 'ALL' }, order: 'kundali' as const, at: 7 }

it('finds the search of this tab again', () => {
  expect(readStoredSearch()).toBeNull()
  writeStoredSearch(search)
  expect(readStoredSearch()).toEqual(search)
})

it('shows nobody the search of another, nor words of the other language', () => {
  writeStoredSearch(search)
  localStorage.setItem('user_id', 'meera')
  expect(readStoredSearch()).toBeNull()
  localStorage.setItem('user_id', 'asha')
  document.documentElement.lang = 'mr'
  expect(readStoredSearch()).toBeNull()
})

it.each(['', '{', 'null', '7', '{"owner":"asha","language":"en"}'])('reads %j as none', text => {
  sessionStorage.setItem('searched_for', text)
  expect(readStoredSearch()).toBeNull()
})

it('keeps what was filled in at each place of the history, for its member alone', () => {
  const form = { ...blankSearch, birthYear: { from: 1990, to: null }, moveAbroad: ['Yes'], mangal: ['Y'] }
  writeDraft('one', { form, tab: 'BASIC', id: '', open: ['diet'] })
  writeDraft('two', { form: null, tab: 'ID', id: 'B1', open: null })
  expect(readDraft('one')).toEqual({ form, tab: 'BASIC', id: '', open: ['diet'] })
  expect(readDraft('two')).toEqual({ form: null, tab: 'ID', id: 'B1', open: null })
  expect(readDraft('three')).toBeNull()
  document.documentElement.lang = 'mr'
  expect(readDraft('one')?.form).toEqual({ ...form, moveAbroad: [] })
  localStorage.setItem('user_id', 'meera')
  expect(readDraft('one')).toBeNull()
})
