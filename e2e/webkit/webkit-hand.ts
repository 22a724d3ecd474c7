import type { Hand } from '../parts/hand.ts'
import type { WebkitPage } from './test.ts'

export function webkitHand(webkit: WebkitPage, url: string): Hand {
  const { session } = webkit
  return {
    open: part => webkit.open(`${url}/?part=${part}`),
    press: webkit.press,
    type: webkit.type,
    click: webkit.click,
    hover: async selector => void (await session.hover(await session.find(selector))),
    tap: null,
    attach: async (selector, file) => void (await session.fill(await session.find(selector), file)),
    evaluate: webkit.evaluate,
    roleAndName: async selector => {
      const element = await session.find(selector)
      return { role: await session.role(element), name: await session.name(element) }
    },
  }
}
