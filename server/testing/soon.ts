import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'

/** Asks again until the answer is the expected one; a second at most unless told. */
export async function soon<T>(ask: () => Promise<T> | T, expected: T, limit = 1_000): Promise<void> {
  const began = performance.now()
  let last = await ask()
  while (JSON.stringify(last) !== JSON.stringify(expected) && performance.now() - began < limit) {
    await pause(10)
    last = await ask()
  }
  expect(last).toEqual(expected)
}
