import { expectFocus } from './expect.ts'
import type { Hand } from './hand.ts'

/** Shows one part and goes into it by keyboard, to what then has the focus. */
export async function enter(hand: Hand, part: string, focus?: string): Promise<void> {
  await hand.open(part)
  await hand.evaluate(() => document.getElementById('before')?.focus())
  await hand.press('Tab')
  if (focus) await expectFocus(hand, focus)
}

/** Where keys lead, step by step: each step is what is pressed, and last what then has the focus or is pointed at. */
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
