import type { Locator } from '@playwright/test'

/** Counts what somebody presses and types, so that a way which grows longer is noticed. */
export function steps() {
  let count = 0
  return {
    count: () => count,
    presses: async (target: Locator) => {
      count++
      await target.click()
    },
    types: async (target: Locator, text: string) => {
      count++
      await target.fill(text)
    },
    /** Opens a list of the phone's own and chooses from it. */
    chooses: async (target: Locator, option: string) => {
      count += 2
      await target.selectOption(option)
    },
  }
}
export type Steps = ReturnType<typeof steps>
