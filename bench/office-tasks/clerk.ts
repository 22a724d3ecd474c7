import { expect, type Locator, type Page } from '@playwright/test'

// The keystroke-level model of Card, Moran and Newell, in seconds, for somebody who types 55 words a minute.
const key = 0.2
const point = 1.1
const click = 0.2
const handOver = 0.4
const think = 1.35

/**
 * Somebody of the office, whose inputs are counted: a click, a choice, a field that is typed or a key that is pressed is one.
 * The seconds are those of the model: nothing of them is the machine's.
 */
export function clerkAt(page: Page) {
  let inputs = 0
  let seconds = 0
  let isAtKeyboard = false
  const goesTo = (hand: 'keyboard' | 'mouse') => {
    if (isAtKeyboard !== (hand === 'keyboard')) seconds += handOver
    isAtKeyboard = hand === 'keyboard'
  }
  const points = (presses: number) => {
    goesTo('mouse')
    seconds += point + presses * click
  }
  return {
    spent: () => ({ inputs, seconds: Math.round(seconds) }),
    /** Waits for what the screen should show, and looks at it. */
    async sees(target: Locator) {
      await expect(target.first()).toBeVisible()
      seconds += think
    },
    /** Makes up their mind about each of so many things. */
    weighs(things: number) {
      seconds += things * think
    },
    async presses(target: Locator) {
      inputs++
      points(1)
      await target.click()
    },
    async types(target: Locator, text: string) {
      inputs++
      // A field that has the focus already needs no pointing.
      if (!(await target.evaluate(element => element === document.activeElement))) points(1)
      goesTo('keyboard')
      seconds += text.length * key
      await target.fill(text)
    },
    /** Opens a select and takes a line of it. */
    async chooses(target: Locator, label: string | { index: number }) {
      inputs++
      points(1)
      seconds += point + click
      await target.selectOption(typeof label === 'string' ? { label } : label)
    },
    /** Types part of a name into a list to choose from, and takes the first match. */
    async finds(target: Locator, part: string) {
      inputs += 2
      points(1)
      goesTo('keyboard')
      seconds += (part.length + 1) * key
      await target.click()
      await target.fill(part)
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
      await page.keyboard.press('Enter')
    },
    async key(name: string) {
      inputs++
      goesTo('keyboard')
      seconds += key
      await page.keyboard.press(name)
    },
  }
}
export type Clerk = ReturnType<typeof clerkAt>
