import { expect } from '@playwright/test'
import { expectCount, expectFocus, expectPointsAt, expectSpoken } from '../expect.ts'
import { redraw, type Story } from '../hand.ts'
import { enter } from '../walk.ts'

const head = '#fold h2 button'

/** https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/ */
export const foldStories: Story[] = [
  {
    title: 'a fold by keys and by the pointer',
    async run(hand) {
      await enter(hand, 'fold', 'button "Birth and height Any" collapsed')
      await hand.press('Tab')
      await expectFocus(hand, 'button "After"')
      await hand.press('Shift+Tab', 'Enter')
      await expectFocus(hand, 'button "Birth and height Any" expanded')
      await expectCount(hand, '#fold input', 1)
      await expectPointsAt(hand, head, 'aria-controls', '#fold section > div')
      await hand.press('Tab')
      await expectFocus(hand, 'textbox "Year"')
      await hand.type('1995')
      await redraw(hand)
      await expectSpoken(hand, head, 'button "Birth and height 1995" expanded')
      await hand.press('Shift+Tab', 'Space')
      await expectFocus(hand, 'button "Birth and height 1995" collapsed')
      await expectCount(hand, '#fold input', 0)
      expect((await hand.roleAndName('#fold h2')).role).toBe('heading')
      await (hand.tap ?? hand.click)(head)
      await expectSpoken(hand, head, 'button "Birth and height 1995" expanded')
    },
  },
]
