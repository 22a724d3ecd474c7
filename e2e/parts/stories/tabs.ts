import { expectCount, expectFocus, expectPointsAt, expectSpoken, expectText, expectTold } from '../expect.ts'
import { redraw, type Story } from '../hand.ts'
import { enter, walk } from '../walk.ts'

const tab = (at: number) => `#tabs [role="tab"]:nth-child(${at})`

/** https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export const tabsStories: Story[] = [
  {
    title: 'the keys of tabs',
    async run(hand) {
      await enter(hand, 'tabs', 'tab "Received" selected')
      await expectSpoken(hand, '#tabs [role="tablist"]', 'tablist "Interests"')
      await hand.press('ArrowRight')
      await expectFocus(hand, 'tab "Sent" selected')
      await expectSpoken(hand, tab(1), 'tab "Received"')
      await expectSpoken(hand, '#tabs [role="tabpanel"]', 'tabpanel "Sent"')
      await expectPointsAt(hand, tab(2), 'aria-controls', '#tabs [role="tabpanel"]')
      await expectCount(hand, '#tabs [role="tab"][tabindex="0"]', 1)
      await expectText(hand, '#tabs [role="tabpanel"]', 'Here is what was sent')
      await redraw(hand)
      await walk(hand, expectFocus, [
        ['ArrowLeft', 'ArrowLeft', 'tab "Declined by you" selected'],
        ['ArrowRight', 'tab "Received" selected'],
        ['End', 'tab "Declined by you" selected'],
      ])
      await hand.press('Home')
      await expectTold(hand, 'received')
      // A panel without focusable content takes the focus itself, so that its text can be reached by keyboard.
      await walk(hand, expectFocus, [
        ['Tab', 'tabpanel "Received"'],
        ['Tab', 'button "After"'],
        ['Shift+Tab', 'Shift+Tab', 'tab "Received" selected'],
        ['ArrowUp', 'ArrowDown', 'Enter', 'Space', 'tab "Received" selected'],
        // A panel with focusable content does not take the focus itself.
        ['End', 'Tab', 'button "Inside"'],
      ])
    },
  },
  {
    title: 'tabs by the pointer',
    async run(hand) {
      await hand.open('tabs')
      const press = hand.tap ?? hand.click
      await press(tab(2))
      await expectTold(hand, 'sent')
      await press(tab(4))
      await expectTold(hand, 'declined')
      await expectSpoken(hand, tab(4), 'tab "Declined by you" selected')
    },
  },
]
