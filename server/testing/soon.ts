import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'

/** Reads again until the value is the expected one. The limit is for a test that fails: a busy machine takes its time. */
export async function soon<T>(read: () => Promise<T> | T, expected: T, limit = 120_000): Promise<void> {
  const began = performance.now()
  let last = await read()
  while (JSON.stringify(last) !== JSON.stringify(expected) && performance.now() - began < limit) {
    await pause(10)
    last = await read()
  }
  expect(last).toEqual(expected)
}
