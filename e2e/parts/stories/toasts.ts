import { expect } from '@playwright/test'
import { expectCount, expectFocus, expectSpoken, expectText, expectTold } from '../expect.ts'
import { redraw, type Story } from '../hand.ts'

const status = 'section [role="status"]'
const alert = 'section [role="alert"]'

/** https://www.w3.org/WAI/ARIA/apg/patterns/alert/ */
export const toastStories: Story[] = [
  {
    title: 'messages are announced in regions that were there before them, and take no focus',
    async run(hand) {
      await hand.open('toasts')
      await expectText(hand, status, '')
      await expectText(hand, alert, '')
      await hand.click('#good')
      await expectText(hand, status, 'SavedUndo')
      await expectFocus(hand, 'button "Save"')
      await hand.click('#bad')
      await expectText(hand, alert, 'Not saved')
      await expectSpoken(hand, `${alert} button`, 'button "Dismiss this message"')
      // A double press shows the message once.
      await hand.click('#bad')
      await expectCount(hand, `${alert} button`, 1)
      await redraw(hand)
      await expectCount(hand, `${alert} button`, 1)
      await (hand.tap ?? hand.click)(`${alert} button`)
      await expectText(hand, alert, '')
      await expectSpoken(hand, 'body > section', 'region "Messages"')
    },
  },
  {
    title: 'a message is acted on and dismissed by keys, and the focus is not lost',
    async run(hand) {
      await hand.open('toasts')
      await hand.click('#good')
      await hand.evaluate(() => document.getElementById('after')?.focus())
      await hand.press('Tab')
      await expectFocus(hand, 'button "Undo"')
      await hand.press('Tab')
      await expectFocus(hand, 'button "Dismiss this message"')
      await hand.press('Shift+Tab', 'Enter')
      await expectTold(hand, 'undone')
      await expectText(hand, status, '')
      await expect.poll(() => hand.evaluate(() => document.activeElement !== document.body)).toBe(true)
      await hand.click('#bad')
      await hand.evaluate(css => document.querySelector<HTMLElement>(css)?.focus(), `${alert} button`)
      await hand.press('Enter')
      await expectText(hand, alert, '')
      await expect.poll(() => hand.evaluate(() => document.activeElement !== document.body)).toBe(true)
    },
  },
  {
    title: 'of two messages the newer is shown, and the older again when that one is gone',
    async run(hand) {
      await hand.open('toasts')
      await hand.click('#good')
      await hand.click('#bad')
      const shown = () =>
        hand.evaluate(() =>
          Array.from(document.querySelectorAll('[data-toast]'))
            .filter(toast => toast.checkVisibility())
            .map(toast => toast.querySelector('span')?.textContent),
        )
      await expect.poll(shown).toEqual(['Not saved'])
      await hand.click(`${alert} button`)
      await expect.poll(shown).toEqual(['Saved'])
    },
  },
  {
    title: 'a message lies over no field, and not over the one that is typed in where fields are everywhere',
    async run(hand) {
      await hand.open('toasts')
      /** Puts a field at each of these edges, and says at which one the message is. */
      const edgeWith = (edges: readonly string[], typedAt?: string) =>
        hand.evaluate(
          ({ edges, typedAt }) => {
            for (const old of document.querySelectorAll('[data-test-field]')) old.remove()
            for (const edge of edges) {
              const field = document.createElement('textarea')
              field.dataset.testField = ''
              field.style.cssText = `position:fixed;left:0;width:100%;height:9rem;${edge}:0`
              document.body.append(field)
              if (edge === typedAt) field.focus()
            }
            dispatchEvent(new Event('resize'))
            return document.querySelector<HTMLElement>('[data-toasts]')?.dataset.edge
          },
          { edges, typedAt },
        )
      await hand.click('#bad')
      expect(await edgeWith([])).toBe('bottom')
      expect(await edgeWith(['bottom'])).toBe('top')
      expect(await edgeWith(['top'])).toBe('bottom')
      expect(await edgeWith(['bottom', 'top'], 'bottom')).toBe('top')
      expect(await edgeWith(['bottom', 'top'], 'top')).toBe('bottom')
      await edgeWith([])
    },
  },
  {
    title: 'a message stays while the pointer or the focus is on it, and leaves after it',
    async run(hand) {
      await hand.open('toasts')
      // The reading time passes when the story says so, because a busy machine may take longer than it between two steps.
      await hand.evaluate(() => {
        const { setTimeout: wait, clearTimeout: stop } = window
        const reading = new Map<number, () => void>()
        let last = 1e9
        window.setTimeout = ((run: () => void, ms = 0) => {
          // WebKit's driver keeps the time of its scripts by longer ones in the page.
          if (ms < 5000 || ms > 10_000) return wait(run, ms)
          reading.set(++last, run)
          return last
        }) as typeof setTimeout
        window.clearTimeout = (id => reading.delete(Number(id)) || stop(id)) as typeof clearTimeout
        document.addEventListener('reading-time', () => {
          for (const [id, run] of reading) {
            reading.delete(id)
            run()
          }
        })
      })
      const textAfterReadingTime = async () => {
        await hand.evaluate(() => document.dispatchEvent(new Event('reading-time')))
        return hand.evaluate(css => document.querySelector(css)?.textContent ?? '', status)
      }
      await hand.click('#good')
      await hand.hover(`${status} button`)
      expect(await textAfterReadingTime()).toBe('SavedUndo')
      await hand.hover('#bad')
      await expect.poll(textAfterReadingTime).toBe('')
      await hand.click('#good')
      await hand.evaluate(css => document.querySelector<HTMLElement>(css)?.focus(), `${status} button`)
      expect(await textAfterReadingTime()).toBe('SavedUndo')
      await hand.evaluate(() => document.getElementById('after')?.focus())
      await expect.poll(textAfterReadingTime).toBe('')
    },
  },
]
