import { expectCount, expectFocus, expectPointsAt, expectSpoken, expectText, expectTold } from '../expect.ts'
import { redraw, type Story } from '../hand.ts'

const tab = (at: number) => `#tabs [role="tab"]:nth-child(${at})`

/** https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export const tabsStories: Story[] = [
  {
    title: 'the keys of tabs',
    async run(hand) {
      await hand.open('tabs')
      await expectSpoken(hand, '#tabs [role="tablist"]', 'tablist "Interests"')
      await hand.evaluate(() => document.getElementById('before')?.focus())
      await hand.press('Tab')
      await expectFocus(hand, 'tab "Received" selected')
      await hand.press('ArrowRight')
      await expectFocus(hand, 'tab "Sent" selected')
      await expectSpoken(hand, tab(1), 'tab "Received"')
      await expectSpoken(hand, '#tabs [role="tabpanel"]', 'tabpanel "Sent"')
      await expectPointsAt(hand, tab(2), 'aria-controls', '#tabs [role="tabpanel"]')
      await expectCount(hand, '#tabs [role="tab"][tabindex="0"]', 1)
      await expectText(hand, '#tabs [role="tabpanel"]', 'Here is what was sent')
      await redraw(hand)
      await hand.press('ArrowLeft', 'ArrowLeft')
      await expectFocus(hand, 'tab "Declined by you" selected')
      await hand.press('ArrowRight')
      await expectFocus(hand, 'tab "Received" selected')
      await hand.press('End')
      await expectFocus(hand, 'tab "Declined by you" selected')
      await hand.press('Home')
      await expectTold(hand, 'received')
      // Without anything to focus in it, the panel itself is the next stop, so that its text is reached by keys.
      await hand.press('Tab')
      await expectFocus(hand, 'tabpanel "Received"')
      await hand.press('Tab')
      await expectFocus(hand, 'button "After"')
      await hand.press('Shift+Tab', 'Shift+Tab')
      await expectFocus(hand, 'tab "Received" selected')
      await hand.press('ArrowUp', 'ArrowDown', 'Enter', 'Space')
      await expectFocus(hand, 'tab "Received" selected')
      // A panel with something to focus is no stop itself.
      await hand.press('End', 'Tab')
      await expectFocus(hand, 'button "Inside"')
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
