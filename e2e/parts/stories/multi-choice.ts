import { expectCount, expectFocus, expectSpoken, expectText, expectTold } from '../expect.ts'
import { redraw, type Story } from '../hand.ts'
import { enter } from '../walk.ts'

/** Checkboxes in a group: https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/ */
export const multiChoiceStories: Story[] = [
  {
    title: 'a few choices by keys',
    async run(hand) {
      await enter(hand, 'multi-choice', 'checkbox "Nagpur"')
      await expectSpoken(hand, '#multi-choice fieldset', 'group "Few districts"')
      await hand.press('Space')
      await expectTold(hand, 'pune,nagpur')
      await expectFocus(hand, 'checkbox "Nagpur" checked')
      await redraw(hand)
      await hand.press('Tab')
      await expectFocus(hand, 'checkbox "Pune" checked')
      await hand.press('Space', 'Tab', 'Tab')
      await expectTold(hand, 'nagpur')
      await expectFocus(hand, 'button "Select All"')
      await hand.press('Enter')
      await expectTold(hand, 'nagpur,pune,satara')
      await expectFocus(hand, 'button "Deselect All"')
      await hand.press('Space')
      await expectTold(hand, 'nothing')
      await hand.press('Tab')
      await expectFocus(hand, 'button "After"')
      await hand.press('Shift+Tab', 'Shift+Tab')
      await expectFocus(hand, 'checkbox "Satara"')
    },
  },
  {
    title: 'many choices are found by typing',
    async run(hand) {
      const rows = '#multi-choice-long input[type="checkbox"]'
      await enter(hand, 'multi-choice-long', 'searchbox "Find"')
      await expectCount(hand, rows, 14)
      // Chosen options come first.
      await expectSpoken(hand, `${rows}`, 'checkbox "Pune" checked')
      await hand.type('nan')
      await expectCount(hand, rows, 2)
      await expectText(hand, '#multi-choice-long output', '2 choices')
      await hand.press('Enter')
      await expectTold(hand, 'pune,nanded')
      await expectFocus(hand, 'searchbox "Find"')
      await hand.press('Tab')
      await expectFocus(hand, 'button "Select All"')
      await hand.press('Tab', 'Tab')
      await expectFocus(hand, 'checkbox "Nandurbar"')
      await hand.press('Space')
      await expectTold(hand, 'pune,nanded,nandurbar')
      await redraw(hand)
      await expectFocus(hand, 'checkbox "Nandurbar" checked')
    },
  },
  {
    title: 'choices under a finger',
    async run(hand) {
      await hand.open('multi-choice')
      const press = hand.tap ?? hand.click
      await press('#multi-choice li:nth-child(1) label')
      await expectTold(hand, 'pune,nagpur')
      await press('#multi-choice li:nth-child(1) label')
      await expectTold(hand, 'pune')
      await hand.open('multi-choice-long')
      await press('#multi-choice-long li:last-child label')
      await expectTold(hand, 'pune,thane')
      // The order stays, so that nothing moves under the finger.
      await expectSpoken(hand, '#multi-choice-long li:last-child input', 'checkbox "Thane" checked')
    },
  },
]
