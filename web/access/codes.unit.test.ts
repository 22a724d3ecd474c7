import { expect, test, vi } from 'vitest'
import { keys } from '#web/api/storage.ts'
import { type AwaitedCode, giveUpCode } from './codes.ts'

const awaited: AwaitedCode = {
  mode: 'verification',
  tab: 'mobile',
  contact: '9822012345',
  country: 'in',
  canSkip: false,
  waitSeconds: 0,
}

test('closing the code dialog ends the session on the server too', async () => {
  const storage = new Map<string, string>([[keys.accessToken, 'token']])
  const sent: [string, string | undefined][] = []
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    removeItem: (key: string) => void storage.delete(key),
  })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push([url, (init.headers as Record<string, string>).authorization])
    return new Response('{}')
  })
  await giveUpCode(awaited)
  expect(sent).toEqual([['/api/logout', 'Bearer token']])
  expect(storage.size).toBe(0)
})
