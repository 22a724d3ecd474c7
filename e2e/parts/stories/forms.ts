import { join } from 'node:path'
import { expect } from '@playwright/test'
import { expectCount, expectFocus, expectSpoken, expectTold } from '../expect.ts'
import { redraw, type Story } from '../hand.ts'
import { enter } from '../walk.ts'

const picture = join(import.meta.dirname, '../../../web/ui/portrait-bride.svg')
const noPicture = join(import.meta.dirname, '../../../package.json')

export const formStories: Story[] = [
  {
    title: 'tabs with counts bring the chosen one into sight',
    async run(hand) {
      await hand.open('tab-counts')
      await expectSpoken(hand, '#tab-counts [aria-selected="true"]', 'tab "Declined by you (104)" selected')
      const isInSight = (selector: string) =>
        hand.evaluate(css => {
          const at = document.querySelector(css)?.getBoundingClientRect()
          return at !== undefined && at.left >= 0 && at.right <= innerWidth
        }, selector)
      expect(await isInSight('#tab-counts [role="tab"]:last-child')).toBe(true)
      await hand.evaluate(() => document.querySelector<HTMLElement>('#tab-counts [aria-selected="true"]')?.focus())
      await hand.press('ArrowRight')
      await expectFocus(hand, 'tab "Received by you (12)" selected')
      await expect.poll(() => isInSight('#tab-counts [role="tab"]:first-child')).toBe(true)
      await hand.press('ArrowRight')
      await expectFocus(hand, 'tab "Sent by you (0)" selected')
    },
  },
  {
    title: 'a section of a form says how full it is',
    async run(hand) {
      await enter(hand, 'form-section', 'button "Family 0 of 2 filled" collapsed')
      await hand.press('Enter', 'Tab')
      await expectFocus(hand, 'textbox "Father\'s name"')
      await hand.type('Anil')
      await expectSpoken(hand, '#form-section h2 button', 'button "Family 1 of 2 filled" expanded')
      await redraw(hand)
      await hand.press('Tab')
      await hand.type('?')
      await expectFocus(hand, 'textbox "Mother\'s name" invalid')
      await expectSpoken(hand, '#form-section h2 button', 'button "Family 1 to correct" expanded')
      await hand.press('Backspace')
      await hand.type('Usha')
      await expectSpoken(hand, '#form-section h2 button', 'button "Family Complete" expanded')
    },
  },
  {
    title: 'a file is chosen, refused in words, dropped, and shown on its way',
    async run(hand) {
      await enter(hand, 'file-drop')
      expect((await hand.roleAndName(':focus')).name).toContain('ID document')
      await hand.attach('#file-drop input', picture)
      await expectTold(hand, 'portrait-bride.svg')
      await hand.attach('#file-drop input', picture)
      await hand.attach('#file-drop input', noPicture)
      await expectTold(hand, 'package.json')
      await expectCount(hand, '#file-drop input[aria-invalid="true"]', 1)
      /** Whether the page handles a drop. Otherwise the browser would open the file. */
      const drop = (name: string) =>
        hand.evaluate(file => {
          const dataTransfer = new DataTransfer()
          dataTransfer.items.add(new File(['x'], file, { type: 'image/png' }))
          const zone = document.querySelector('#file-drop input')
          const isLeftToBrowser = ['dragover', 'drop'].map(type =>
            zone?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
          )
          return !isLeftToBrowser.includes(true)
        }, name)
      expect(await drop('dropped.png')).toBe(true)
      await expectTold(hand, 'dropped.png')
      await hand.evaluate(() => document.dispatchEvent(new Event('progress')))
      await expectSpoken(hand, '#file-drop progress', 'progressbar "Sending, 40%"')
      await expectCount(hand, '#file-drop input:disabled', 1)
      expect(await drop('second.png')).toBe(true)
      await expectTold(hand, 'dropped.png')
      await hand.evaluate(() => document.dispatchEvent(new Event('progress')))
      await expectCount(hand, '#file-drop input:enabled', 1)
    },
  },
  {
    title: 'a picture starts whole, is framed by keys from its top on, and is cut to its limits',
    async run(hand) {
      await hand.open('crop')
      await expectSpoken(hand, '#crop [role="application"]', 'application "Frame of the photo"')
      await expectSpoken(hand, '#crop input[type="range"]', 'slider "Photo size"')
      await expectSpoken(hand, '#crop div:nth-last-child(2) > input[type="range"]', 'slider "Zoom"')
      // A new frame is measured a moment later, and the result is wrong until then.
      const cut = async () => {
        await hand.evaluate(() => document.dispatchEvent(new Event('cut')))
        return hand.evaluate(() => document.querySelector('#told')?.textContent ?? null)
      }
      const cutsTo = (area: string) => expect.poll(cut).toBe(`image/jpeg true ${area}`)
      await cutsTo('0,0 240x300')
      await hand.evaluate(() => document.querySelector<HTMLElement>('#crop input[type="range"]')?.focus())
      await hand.press('End')
      await cutsTo('0,0 240x180')
      await hand.press('Home')
      await cutsTo('45,0 150x300')
      await hand.press('Tab')
      await hand.press('End')
      await cutsTo('95,0 50x100')
      const valueTexts = () =>
        hand.evaluate(() =>
          [...document.querySelectorAll('#crop input')].map(slider => slider.getAttribute('aria-valuetext')),
        )
      expect(await valueTexts()).toEqual(['The width is 50 percent of the height', '300 percent'])
      // Turned, it is whole again and lies on its side. The button keeps the focus for the next turn.
      await hand.press('Tab')
      await hand.press('Enter')
      await cutsTo('0,0 300x240')
      expect(await valueTexts()).toEqual(['The width is 125 percent of the height', '100 percent'])
      await hand.press('Enter')
      await cutsTo('0,0 240x300')
    },
  },
]
