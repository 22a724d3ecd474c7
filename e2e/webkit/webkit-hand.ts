import type { Hand } from '../parts/hand.ts'
import type { WebkitPage } from './test.ts'

export function webkitHand(webkit: WebkitPage, url: string): Hand {
  const { session } = webkit
  return {
    open: async part => {
      await webkit.open(`${url}/?part=${part}`)
      await session.find('#told')
    },
    press: webkit.press,
    type: webkit.type,
    click: webkit.click,
    hover: async selector => void (await session.hover(await session.find(selector))),
    tap: null,
    swipeLeft: null,
    attach: async (selector, file) => void (await session.fill(await session.find(selector), file)),
    evaluate: webkit.evaluate,
    roleAndName: async selector => {
      const element = await session.find(selector)
      const role = await session.role(element)
      const isList = await webkit.evaluate(css => document.querySelector(css) instanceof HTMLSelectElement, selector)
      // WebKit gives a native select the role of the button that opens it.
      return { role: isList && role === 'button' ? 'combobox' : role, name: await session.name(element) }
    },
  }
}
