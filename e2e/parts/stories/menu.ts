import { expectCount, expectFocus, expectPointsAt, expectSpoken, expectTold } from '../expect.ts'
import { type Hand, redraw, type Story } from '../hand.ts'
import { enter, walk } from '../walk.ts'

const button = '#menu button[aria-haspopup]'
const closed = async (hand: Hand) => {
  await expectSpoken(hand, button, 'button "More" collapsed')
  await expectCount(hand, '[role="menu"]', 0)
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
export const menuStories: Story[] = [
  {
    title: 'the keys of a menu',
    async run(hand) {
      await enter(hand, 'menu', 'button "More" collapsed')
      await closed(hand)
      for (const [key, first] of [
        ['Enter', 'Copy'],
        ['Space', 'Copy'],
        ['ArrowDown', 'Copy'],
        ['ArrowUp', 'Logout'],
      ] as const) {
        await hand.press(key)
        await expectFocus(hand, `menuitem "${first}"`)
        await expectSpoken(hand, button, 'button "More" expanded')
        await expectSpoken(hand, '[role="menu"]', 'menu "More"')
        await expectPointsAt(hand, button, 'aria-controls', '[role="menu"]')
        await hand.press('Escape')
        await expectFocus(hand, 'button "More" collapsed')
      }
      await walk(hand, expectFocus, [
        ['ArrowDown', 'ArrowDown', 'menuitem "Settings" current'],
        ['End', 'menuitem "Logout"'],
        ['ArrowDown', 'menuitem "Copy"'],
        ['ArrowUp', 'menuitem "Logout"'],
        ['Home', 'menuitem "Copy"'],
        ['s', 'menuitem "Settings" current'],
        ['h', 'menuitem "Share"'],
        // Letters without a matching label, and browser shortcuts, do not move the focus.
        ['x', 'Control+c', 'menuitem "Share"'],
      ])
    },
  },
  {
    title: 'what chooses in a menu, and where the focus goes',
    async run(hand) {
      await hand.open('menu')
      for (const key of ['Enter', 'Space']) {
        await hand.evaluate(css => document.querySelector<HTMLElement>(css)?.focus(), button)
        await hand.press('ArrowUp', key)
        await expectTold(hand, 'logged out')
        await expectFocus(hand, 'button "More" collapsed')
        await hand.press('ArrowDown', key)
        await expectTold(hand, 'copied')
      }
      // An item that is a link reacts to the same two keys.
      for (const key of ['Enter', 'Space']) {
        await hand.evaluate(() => history.replaceState(null, '', location.pathname + location.search))
        await hand.press('ArrowDown', 'ArrowDown', key)
        await closed(hand)
        await expectSpoken(hand, ':focus', 'button "More" collapsed')
        await expectCount(hand, ':root:has([id="menu"])', 1)
        await hand.evaluate(() => {
          if (location.hash !== '#settings') throw new Error('the link was not followed')
        })
      }
    },
  },
  {
    title: 'what closes a menu',
    async run(hand) {
      await hand.open('menu')
      await hand.evaluate(css => document.querySelector<HTMLElement>(css)?.focus(), button)
      await hand.press('Enter', 'Tab')
      await expectFocus(hand, 'button "After"')
      await closed(hand)
      await hand.press('Shift+Tab', 'Enter', 'Shift+Tab')
      await closed(hand)
      await expectFocus(hand, 'button "Before"')
      await hand.click(button)
      await expectFocus(hand, 'menuitem "Copy"')
      await hand.click('h1')
      await closed(hand)
      await hand.click(button)
      await hand.click(button)
      await closed(hand)
    },
  },
  {
    title: 'a menu that is drawn anew keeps its place',
    async run(hand) {
      await hand.open('menu')
      await hand.evaluate(css => document.querySelector<HTMLElement>(css)?.focus(), button)
      await hand.press('ArrowDown', 'ArrowDown')
      await redraw(hand)
      await expectFocus(hand, 'menuitem "Settings" current')
      await hand.press('ArrowDown')
      await expectFocus(hand, 'menuitem "Share"')
      await redraw(hand)
      await hand.press('Enter')
      await expectTold(hand, 'shared')
    },
  },
  {
    title: 'a menu under a finger',
    async run(hand) {
      if (!hand.tap) return
      await hand.open('menu')
      await hand.tap(button)
      await expectSpoken(hand, button, 'button "More" expanded')
      await hand.tap('h1')
      await closed(hand)
      await hand.tap(button)
      await hand.tap('[role="menuitem"]:nth-child(3)')
      await expectTold(hand, 'shared')
      await closed(hand)
    },
  },
]
