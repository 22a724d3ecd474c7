import { afterEach, expect, test, vi } from 'vitest'
import { fetchTwice, isCode } from './code.ts'

const origin = 'https://site.example'
const script = { method: 'GET', destination: 'script', url: `${origin}/assets/a.js` } as const

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('scripts and styles of the site are its code, and nothing else is', () => {
  expect(isCode(script, origin)).toBe(true)
  expect(isCode({ ...script, destination: 'style' }, origin)).toBe(true)
  for (const other of [
    { destination: 'image' },
    { method: 'POST' },
    { url: 'https://elsewhere.example/a.js' },
  ] as const)
    expect(isCode({ ...script, ...other }, origin)).toBe(false)
})

test('a script that the line lost once is asked for again, and given up after that', async () => {
  vi.useFakeTimers()
  const fetched = vi.fn().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValueOnce('the script')
  vi.stubGlobal('fetch', fetched)
  const first = fetchTwice(new Request(script.url))
  await vi.runAllTimersAsync()
  expect(await first).toBe('the script')
  fetched.mockRejectedValue(new TypeError('lost'))
  const second = fetchTwice(new Request(script.url)).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await second).toBeInstanceOf(TypeError)
  expect(fetched).toHaveBeenCalledTimes(4)
})
