import { expectCount, expectFocus, expectSpoken, expectTold, expectValue } from '../expect.ts'
import { type Hand, redraw, type Story } from '../hand.ts'
import { enter, walk } from '../walk.ts'

const box = (at: number) => `#code-input input:nth-of-type(${at})`
const start = (hand: Hand) => enter(hand, 'code-input')
const paste = (hand: Hand, text: string) =>
  hand.evaluate(pasted => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

export const codeInputStories: Story[] = [
  {
    title: 'the keys of a code',
    async run(hand) {
      await start(hand)
      await expectSpoken(hand, '#code-input fieldset', 'group "Code"')
      await expectFocus(hand, 'textbox "Digit 1 of 4" required')
      await hand.type('12')
      await expectTold(hand, '12__')
      await expectFocus(hand, 'textbox "Digit 3 of 4" required')
      await hand.press('x')
      await expectTold(hand, '12__')
      await redraw(hand)
      await expectFocus(hand, 'textbox "Digit 3 of 4" required')
      await hand.press('Backspace')
      await expectTold(hand, '1___')
      await expectFocus(hand, 'textbox "Digit 2 of 4" required')
      await walk(hand, expectFocus, [
        ['ArrowLeft', 'textbox "Digit 1 of 4" required'],
        ['1', 'textbox "Digit 2 of 4" required'],
        ['ArrowRight', 'textbox "Digit 3 of 4" required'],
      ])
      await hand.press('ArrowLeft', 'ArrowLeft', 'Delete')
      await expectTold(hand, '____')
      await hand.press('Shift+Tab')
      await expectFocus(hand, 'button "Before"')
      await hand.press('Tab', 'Tab')
      await expectFocus(hand, 'textbox "Digit 2 of 4" required')
    },
  },
  {
    title: 'a code that is pasted or wrong',
    async run(hand) {
      await start(hand)
      await paste(hand, '12 34')
      await expectTold(hand, '1234')
      await expectFocus(hand, 'textbox "Digit 4 of 4" required')
      await paste(hand, '0000')
      await expectTold(hand, '0000')
      await expectFocus(hand, 'textbox "Digit 4 of 4" invalid required')
      await expectCount(hand, '#code-input fieldset[aria-describedby]', 1)
      await hand.press('5')
      await expectTold(hand, '0005')
      await expectFocus(hand, 'textbox "Digit 4 of 4" required')
      await expectValue(hand, box(4), '5')
      // Typing the same digit again moves the focus on as well.
      await hand.press('ArrowLeft', '0')
      await expectFocus(hand, 'textbox "Digit 4 of 4" required')
      await hand.press('ArrowRight')
      await expectFocus(hand, 'textbox "Digit 4 of 4" required')
    },
  },
  {
    title: 'a code that the phone fills in, and one under a finger',
    async run(hand) {
      await start(hand)
      await expectCount(hand, `${box(1)}[autocomplete="one-time-code"][inputmode="numeric"]:not([maxlength])`, 1)
      await hand.evaluate(css => {
        const first = document.querySelector<HTMLInputElement>(css)
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(first, '4321')
        first?.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }, box(1))
      await expectTold(hand, '4321')
      await (hand.tap ?? hand.click)(box(2))
      await hand.press('9')
      await expectTold(hand, '4921')
      await expectFocus(hand, 'textbox "Digit 3 of 4" required')
    },
  },
]
