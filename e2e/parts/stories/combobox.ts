import {
  expectCount,
  expectFocus,
  expectPointedAt,
  expectPointsAt,
  expectSpoken,
  expectText,
  expectTold,
  expectValue,
} from '../expect.ts'
import { type Hand, redraw, type Story } from '../hand.ts'
import { enter, walk } from '../walk.ts'

const field = '#combobox input'
const options = '#combobox [role="option"]'
const start = (hand: Hand) => enter(hand, 'combobox', 'combobox "District" collapsed required')
const clear = (hand: Hand) => hand.evaluate(css => document.querySelector<HTMLInputElement>(css)?.select(), field)

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export const comboboxStories: Story[] = [
  {
    title: 'the keys of a combobox',
    async run(hand) {
      await start(hand)
      await expectValue(hand, field, 'Pune')
      await hand.press('ArrowDown')
      await expectSpoken(hand, field, 'combobox "District" expanded required')
      await expectSpoken(hand, '#combobox [role="listbox"]', 'listbox "District"')
      await expectCount(hand, options, 6)
      await expectPointedAt(hand, 'option "Pune" selected')
      await walk(hand, expectPointedAt, [
        ['ArrowDown', 'option "Satara" selected'],
        ['ArrowDown', 'option "Nagpur" selected'],
        ['ArrowUp', 'option "Satara" selected'],
      ])
      await hand.press('Enter')
      await expectTold(hand, 'satara')
      await expectValue(hand, field, 'Satara')
      await expectFocus(hand, 'combobox "District" collapsed required')
      await hand.press('ArrowUp')
      await expectSpoken(hand, field, 'combobox "District" expanded required')
      await hand.press('Escape')
      await expectSpoken(hand, field, 'combobox "District" collapsed required')
      await expectValue(hand, field, 'Satara')
      await expectTold(hand, 'satara')
      await hand.press('Alt+ArrowDown')
      await expectPointsAt(hand, field, 'aria-controls', '#combobox [role="listbox"]')
      await expectPointsAt(hand, field, 'aria-describedby', '#combobox [id$="-hint"]')
      await expectCount(hand, `${field}[aria-autocomplete="list"]`, 1)
      await hand.press('Home')
      await expectPointedAt(hand, 'option "Nagpur" selected')
      await hand.press('End')
      await expectPointedAt(hand, 'option "Satara" selected')
      await hand.press('ArrowUp', 'Alt+ArrowUp')
      await expectTold(hand, 'pune')
      await expectFocus(hand, 'combobox "District" collapsed required')
      // With a closed list, text keys keep their meaning and Escape keeps the choice.
      await hand.press('Escape', 'Home', 'Shift+End', 'Backspace')
      await expectTold(hand, 'nothing')
    },
  },
  {
    title: 'typing into a combobox',
    async run(hand) {
      await start(hand)
      await clear(hand)
      await hand.type('nan')
      await expectCount(hand, options, 2)
      await expectPointedAt(hand, 'option "Nanded" selected')
      await expectText(hand, '#combobox output', '2 choices')
      await redraw(hand)
      await expectPointedAt(hand, 'option "Nanded" selected')
      await hand.press('ArrowDown', 'Enter')
      await expectTold(hand, 'nandurbar')
      // A name typed in full is chosen on leaving the field, a partial name is not.
      await clear(hand)
      await hand.type('nashik')
      await hand.press('Tab')
      await expectTold(hand, 'nashik')
      await hand.press('Shift+Tab')
      await hand.evaluate(css => document.querySelector<HTMLInputElement>(css)?.focus(), field)
      await clear(hand)
      await hand.type('zz')
      await expectCount(hand, options, 0)
      await expectText(hand, '#combobox output', '0 choices')
      await hand.press('Tab')
      await expectValue(hand, field, 'Nashik')
      await hand.evaluate(css => document.querySelector<HTMLInputElement>(css)?.focus(), field)
      await clear(hand)
      await hand.press('Delete')
      await expectTold(hand, 'nothing')
    },
  },
  {
    title: 'a combobox by the pointer',
    async run(hand) {
      const press = hand.tap ?? hand.click
      await start(hand)
      await expectSpoken(hand, '#combobox button', 'button "Show all" collapsed')
      await press('#combobox button')
      await expectCount(hand, options, 6)
      await press(`${options}:nth-child(2)`)
      await expectTold(hand, 'nanded')
      await expectSpoken(hand, field, 'combobox "District" collapsed required')
      await press('#combobox button')
      await expectCount(hand, options, 6)
      await press('h1')
      await expectCount(hand, options, 0)
      await expectTold(hand, 'nanded')
      // The list opens at the chosen option, and typing replaces its name.
      await press(field)
      await expectPointedAt(hand, 'option "Nanded" selected')
      await hand.type('sat')
      await expectValue(hand, field, 'sat')
      await hand.press('Enter')
      await expectTold(hand, 'satara')
    },
  },
]
