import { expect } from '@playwright/test'
import type { Hand } from './hand.ts'

const states = (selector: string): string[] | null => {
  const element = document.querySelector(selector)
  if (!element) return null
  const is = (name: string) => element.getAttribute(`aria-${name}`) === 'true'
  const field = element as Partial<HTMLInputElement>
  const toggles = /checkbox|radio/.test(field.type ?? '')
  const states: [string, boolean | undefined][] = [
    ['expanded', is('expanded')],
    ['collapsed', element.getAttribute('aria-expanded') === 'false'],
    ['selected', is('selected')],
    ['checked', is('checked') || (toggles && field.checked)],
    ['current', element.hasAttribute('aria-current') && element.getAttribute('aria-current') !== 'false'],
    ['disabled', is('disabled') || field.disabled],
    ['busy', is('busy')],
    ['invalid', is('invalid')],
    ['required', is('required') || field.required],
  ]
  return states.flatMap(([name, holds]) => (holds ? [name] : []))
}

/** What a screen reader would say of an element, like `button "More" collapsed`. */
async function spoken(hand: Hand, selector: string): Promise<string> {
  const said = await hand.evaluate(states, selector)
  if (!said) return `nothing at ${selector}`
  const { role, name } = await hand.roleAndName(selector)
  return [role, `"${name}"`, ...said].join(' ')
}

// A component reacts at once, so frequent polling keeps a story of many steps short.
const soon = { timeout: 60_000, intervals: [5, 10, 20, 50, 100] }
const expectSoon = (seen: () => Promise<string | number | null>, message: string) =>
  expect.poll(seen, { ...soon, message })

export const expectSpoken = (hand: Hand, selector: string, words: string) =>
  expectSoon(() => spoken(hand, selector), selector).toBe(words)

export const expectFocus = (hand: Hand, words: string) =>
  expectSoon(() => spoken(hand, ':focus'), 'the focus').toBe(words)

/** The active option of a field's list (`aria-activedescendant`), while the focus stays in the field. */
export async function expectPointedAt(hand: Hand, words: string): Promise<void> {
  const pointed = async () => {
    const id = await hand.evaluate(() => document.activeElement?.getAttribute('aria-activedescendant'))
    return id ? spoken(hand, `[id="${id}"]`) : 'nothing'
  }
  await expectSoon(pointed, 'the choice pointed at').toBe(words)
}

export const expectCount = (hand: Hand, selector: string, count: number) =>
  expectSoon(() => hand.evaluate(css => document.querySelectorAll(css).length, selector), selector).toBe(count)

/** The text inside an element, including hidden text. */
export const expectText = (hand: Hand, selector: string, text: string) =>
  expectSoon(() => hand.evaluate(css => document.querySelector(css)?.textContent ?? null, selector), selector).toBe(
    text,
  )

export const expectValue = (hand: Hand, selector: string, value: string) =>
  expectSoon(
    () => hand.evaluate(css => document.querySelector<HTMLInputElement>(css)?.value ?? null, selector),
    selector,
  ).toBe(value)

/** Expects that an id attribute of the first element, such as `aria-controls`, points at the second. */
export const expectPointsAt = (hand: Hand, selector: string, attribute: string, target: string) =>
  expectSoon(
    () =>
      hand.evaluate(
        ([css = '', name = '', wanted = '']) => {
          const id = document.querySelector(css)?.getAttribute(name) ?? ''
          return document.getElementById(id) === document.querySelector(wanted) ? wanted : `#${id}`
        },
        [selector, attribute, target],
      ),
    `${attribute} of ${selector}`,
  ).toBe(target)

/** The last value that the component reported to the page. */
export const expectTold = (hand: Hand, text: string) => expectText(hand, '#told', text)
