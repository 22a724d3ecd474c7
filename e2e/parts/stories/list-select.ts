import {
  expectCount,
  expectFocus,
  expectPointedAt,
  expectPointsAt,
  expectSpoken,
  expectText,
  expectTold,
} from '../expect.ts'
import { type Hand, redraw, type Story } from '../hand.ts'
import { enter, walk } from '../walk.ts'

const field = '#list-select [role="combobox"]'
const options = '#list-select [role="option"]'
const start = (hand: Hand) => enter(hand, 'list-select', 'combobox "Country: India" collapsed')

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/ */
export const listSelectStories: Story[] = [
  {
    title: 'the keys of a list',
    async run(hand) {
      await start(hand)
      for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp']) {
        await hand.press(key)
        await expectSpoken(hand, field, 'combobox "Country: India" expanded')
        await expectPointedAt(hand, 'option "India" selected')
        await hand.press('Escape')
        await expectFocus(hand, 'combobox "Country: India" collapsed')
      }
      await hand.press('ArrowDown')
      await expectSpoken(hand, '#list-select [role="listbox"]', 'listbox "Country"')
      await walk(hand, expectPointedAt, [
        ['Home', 'option "Australia"'],
        ['ArrowUp', 'option "Australia"'],
        ['PageDown', 'option "United States"'],
        ['PageUp', 'option "Australia"'],
        ['End', 'option "United States"'],
        ['ArrowDown', 'option "United States"'],
      ])
      await expectPointsAt(hand, field, 'aria-controls', '#list-select [role="listbox"]')
      await hand.press('ArrowUp')
      await expectPointedAt(hand, 'option "India" selected')
      await hand.press('a')
      await expectPointedAt(hand, 'option "Australia"')
      await redraw(hand)
      await hand.press('ArrowDown')
      await expectPointedAt(hand, 'option "Austria"')
      await hand.press('Enter')
      await expectTold(hand, 'at')
      await expectFocus(hand, 'combobox "Country: Austria" collapsed')
      await hand.press('Space', 'ArrowDown', 'Space')
      await expectTold(hand, 'in')
      await hand.press('Alt+ArrowDown')
      await expectSpoken(hand, field, 'combobox "Country: India" expanded')
      await hand.press('ArrowUp', 'Alt+ArrowUp')
      await expectTold(hand, 'at')
      await expectFocus(hand, 'combobox "Country: Austria" collapsed')
      for (const [key, option] of [
        ['End', 'United States'],
        ['Home', 'Australia'],
      ] as const) {
        await hand.press(key)
        await expectPointedAt(hand, `option "${option}"`)
        await hand.press('Escape')
      }
      await expectTold(hand, 'at')
    },
  },
  {
    title: 'a closed list takes first letters, and says what they chose',
    async run(hand) {
      await start(hand)
      // Repeating a letter moves to the next match.
      await hand.type('a')
      await expectTold(hand, 'au')
      await hand.type('a')
      await expectTold(hand, 'at')
      await hand.press('Escape')
      await hand.type('un')
      await expectTold(hand, 'us')
      await expectText(hand, '#list-select output', 'United States')
      await expectFocus(hand, 'combobox "Country: United States" collapsed')
    },
  },
  {
    title: 'leaving an open list by Tab takes the choice pointed at',
    async run(hand) {
      await start(hand)
      await hand.press('ArrowDown', 'ArrowDown', 'Tab')
      await expectFocus(hand, 'button "After"')
      await expectCount(hand, options, 0)
      await expectTold(hand, 'us')
    },
  },
  {
    title: 'a list by the pointer',
    async run(hand) {
      const press = hand.tap ?? hand.click
      await start(hand)
      await press(field)
      await expectCount(hand, options, 4)
      await press(`${options}:nth-child(2)`)
      await expectTold(hand, 'at')
      await press(field)
      await expectCount(hand, options, 4)
      await press('h1')
      await expectCount(hand, options, 0)
    },
  },
]
