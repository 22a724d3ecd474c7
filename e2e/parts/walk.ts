import { expectFocus } from './expect.ts'
import type { Hand } from './hand.ts'

/** Opens one component, moves into it by keyboard, and returns what has the focus. */
export async function enter(hand: Hand, part: string, focus?: string): Promise<void> {
  await hand.open(part)
  await hand.evaluate(() => document.getElementById('before')?.focus())
  await hand.press('Tab')
  if (focus) await expectFocus(hand, focus)
}

/** Checks keys step by step. A step is a list of keys, followed by what then has the focus or is the active option. */
export async function walk(
  hand: Hand,
  expectPlace: typeof expectFocus,
  steps: readonly [...keys: string[], place: string][],
): Promise<void> {
  for (const step of steps) {
    await hand.press(...step.slice(0, -1))
    await expectPlace(hand, step.at(-1) ?? '')
  }
}
