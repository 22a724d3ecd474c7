import type { CDPSession, Page } from '@playwright/test'
import type { Hand } from './hand.ts'

interface AccessibilityNode {
  role?: { value?: string }
  name?: { value?: string }
}

async function roleAndName(devtools: CDPSession, selector: string) {
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  })
  if (!result.objectId) return { role: 'nothing', name: '' }
  const answer = await devtools.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  })
  const [node] = answer.nodes as AccessibilityNode[]
  return { role: node?.role?.value ?? '', name: node?.name?.value ?? '' }
}

export async function chromiumHand(page: Page, url: string, hasTouch: boolean): Promise<Hand> {
  const devtools = await page.context().newCDPSession(page)
  return {
    open: async part => {
      await page.goto(`${url}/?part=${part}`)
      await page.locator('#told').waitFor({ state: 'attached' })
    },
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key)
    },
    type: text => page.keyboard.type(text),
    click: selector => page.locator(selector).first().click(),
    hover: selector => page.locator(selector).first().hover(),
    tap: hasTouch ? selector => page.locator(selector).first().tap() : null,
    swipeLeft: hasTouch
      ? async selector => {
          const at = await page.locator(selector).first().boundingBox()
          if (!at) throw new Error(`nothing to swipe at ${selector}`)
          const y = at.y + at.height / 2
          const touch = (type: 'touchStart' | 'touchMove', along: number) =>
            devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: at.x + at.width * along, y }] })
          // Not from the edge, where the arrow button is.
          await touch('touchStart', 0.75)
          for (const along of [0.6, 0.4, 0.2, 0.05]) await touch('touchMove', along)
          await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
        }
      : null,
    attach: (selector, file) => page.locator(selector).first().setInputFiles(file),
    evaluate: (run, argument) => page.evaluate(run as (value: unknown) => never, argument),
    roleAndName: selector => roleAndName(devtools, selector),
  }
}
