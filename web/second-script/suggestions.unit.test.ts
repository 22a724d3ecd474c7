import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { suggestionFor, want } from './suggestions.ts'

let asked: string[][] = []
let isDown = false
beforeEach(() => {
  asked = []
  isDown = false
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { documentElement: { lang: 'mr' } })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { texts } = JSON.parse(body) as { texts: string[] }
    asked.push(texts)
    if (isDown) throw new TypeError('offline')
    return new Response(
      JSON.stringify({ list: texts.map(text => (text === 'QA' ? null : { form: `${text}*`, is_guess: 0 })) }),
    )
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const pause = () => vi.advanceTimersByTimeAsync(1000)

test('the fields of a screen ask together, once nobody types, and no text is asked twice', async () => {
  const typed = ['M', 'Mr'].map(want)
  for (const leave of typed) leave()
  const leaves = ['Mrunal', 'Jagtap', 'QA'].map(want)
  await pause()
  expect(asked).toEqual([['Mrunal', 'Jagtap', 'QA']])
  expect(['Mrunal', 'QA', 'M', null].map(text => suggestionFor(text)?.form ?? null)).toEqual([
    'Mrunal*',
    null,
    null,
    null,
  ])
  for (const leave of leaves) leave()
  want('Mrunal')()
  want('QA')
  await pause()
  expect(asked).toHaveLength(1)
})

test('more texts than one call takes are asked in two', async () => {
  const many = Array.from({ length: 25 }, (_, at) => `Text ${at}`)
  const leaves = many.map(want)
  await pause()
  expect(asked.map(texts => texts.length)).toEqual([20, 5])
  for (const leave of leaves) leave()
})

test('a failure says nothing, and nothing more is asked for a while', async () => {
  isDown = true
  const leaves = ['Kale', 'Patil'].map(want)
  await pause()
  expect([asked.length, suggestionFor('Kale')]).toEqual([1, null])
  isDown = false
  leaves.push(want('Shinde'))
  await pause()
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(30_000)
  leaves.push(want('More'))
  await pause()
  expect(asked.at(-1)).toEqual(['Kale', 'Patil', 'Shinde', 'More'])
  expect(suggestionFor('Kale')?.form).toBe('Kale*')
  for (const leave of leaves) leave()
})
