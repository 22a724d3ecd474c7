import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { querySelector: () => null })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const home = () => import('./load-part.ts')
const settled = async <T>(work: Promise<T>) => {
  const outcome = work.then(
    value => value,
    (error: unknown) => error,
  )
  await vi.runAllTimersAsync()
  return outcome
}

it('imports nothing before every file is there, so that no browser fails on an address', async () => {
  const { loadPart, isStuck, PartUnreached } = await home()
  const part = vi.fn(async () => 'the screen')
  const away = () => Promise.reject(new TypeError('away'))
  vi.stubGlobal('fetch', vi.fn(away))
  expect(await settled(loadPart(part, ['assets/screen.js', 'assets/shared.js']))).toBeInstanceOf(PartUnreached)
  expect([part.mock.calls.length, isStuck()]).toEqual([0, false])

  const back = vi.fn(async () => new Response('code'))
  vi.stubGlobal('fetch', back)
  expect(await settled(loadPart(part, ['assets/screen.js', 'assets/shared.js']))).toBe('the screen')
  expect(await settled(loadPart(part, ['assets/screen.js', 'assets/shared.js']))).toBe('the screen')
  expect(back.mock.calls).toEqual([['/assets/screen.js'], ['/assets/shared.js']])
})

it('asks a second time by itself, where the browser is not sure to be offline', async () => {
  const { loadPart } = await home()
  const fetched = vi.fn(async () => new Response('code'))
  fetched.mockRejectedValueOnce(new TypeError('away'))
  vi.stubGlobal('fetch', fetched)
  expect(await settled(loadPart(async () => 'the dialog', ['assets/dialog.js']))).toBe('the dialog')
  fetched.mockRejectedValueOnce(new TypeError('away'))
  vi.stubGlobal('navigator', { onLine: false })
  expect(await settled(loadPart(async () => 'more', ['assets/more.js']))).toBeInstanceOf(Error)
  expect(fetched).toHaveBeenCalledTimes(3)
})

it.each([
  ['a release replaced the file', 404, async () => 'never'],
  ['the browser has failed on the address', 200, () => Promise.reject(new TypeError('failed before'))],
])('knows that only a new page helps where %s', async (_, status, part) => {
  const { loadPart, isStuck } = await home()
  vi.stubGlobal('fetch', async () => new Response('', { status }))
  expect(await settled(loadPart(part, ['assets/old.js']))).toBeInstanceOf(TypeError)
  expect(isStuck()).toBe(true)
})
