import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/session/queries.ts'
import { askFirstCalls } from './first-calls.ts'

let asked: string[] = []
let answer = (): Promise<Response> => new Promise(() => undefined)
beforeEach(() => {
  asked = []
  queryClient.clear()
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the dashboard asks at once for the own record, what stands above the faces, and the first of them', () => {
  void askFirstCalls({ pathname: '/dashboard-in/IN', search: '' })
  expect(asked).toEqual(['/api/user/me', '/api/today', '/api/joined/member/pagination/list?offset=0'])
})

test('a list asks for the page that its address names', () => {
  void askFirstCalls({ pathname: '/view-new-joined-member', search: '?page=3' })
  expect(asked).toEqual(['/api/user/me', '/api/joined/member/pagination/list?offset=2'])
})

test('a screen without cards waits for its own code', async () => {
  await askFirstCalls({ pathname: '/search', search: '' })
  expect(asked).toEqual([])
})

test('the letters wait for the cards, and not for long', async () => {
  const lettersMayCome = async () => {
    let may = false
    void askFirstCalls({ pathname: '/dashboard', search: '' }).then(() => {
      may = true
    })
    await vi.advanceTimersByTimeAsync(500)
    return () => may
  }
  vi.useFakeTimers()
  const whileSilent = await lettersMayCome()
  expect(whileSilent()).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(whileSilent()).toBe(true)
  queryClient.clear()
  answer = async () => Response.json({ list: [] })
  expect((await lettersMayCome())()).toBe(true)
  vi.useRealTimers()
})
