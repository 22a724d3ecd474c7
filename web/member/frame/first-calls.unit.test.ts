import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/session/queries.ts'
import { askFirstCalls } from './first-calls.ts'

let asked: string[] = []
beforeEach(() => {
  asked = []
  queryClient.clear()
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return new Promise(() => undefined)
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the dashboard asks for the own record and the matches at once', () => {
  askFirstCalls({ pathname: '/dashboard-in/IN', search: '' })
  expect(asked).toEqual(['/api/user/me', '/api/matches?offset=0'])
})

test('a list asks for the page that its address names', () => {
  askFirstCalls({ pathname: '/view-new-joined-member', search: '?page=3' })
  expect(asked).toEqual(['/api/user/me', '/api/joined/member/pagination/list?offset=2'])
})

test('a screen without cards waits for its own code', () => {
  askFirstCalls({ pathname: '/search', search: '' })
  expect(asked).toEqual([])
})
