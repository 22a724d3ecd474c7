import type { CDPSession, Page } from '@playwright/test'

/**
 * A size at which a page is checked: the width of the screen and the font size. Media queries follow the font size of the
 * browser's settings, but not that of a user style sheet.
 */
export interface LetterSize {
  width: number
  percent: number
  ownStyle?: string
}

const clients = new WeakMap<Page, Promise<CDPSession>>()
const clientOf = (page: Page) => {
  const client = clients.get(page) ?? page.context().newCDPSession(page)
  clients.set(page, client)
  return client
}

const sizes = new WeakMap<Page, number>()

/** Sets the browser's font size, which `rem` and the `em` of media queries follow, and the user style sheet. */
export async function setLetterSize(page: Page, { width, percent, ownStyle = '' }: LetterSize): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 780 })
  if (sizes.get(page) !== percent) {
    const client = await clientOf(page)
    const fontSizes = { standard: Math.round((16 * percent) / 100), fixed: Math.round((13 * percent) / 100) }
    await client.send('Page.setFontSizes', { fontSizes })
    sizes.set(page, percent)
  }
  await page.evaluate(to => {
    document.documentElement.style.fontSize = to
  }, ownStyle)
}

/** What does not fit on the current page: sideways scroll, elements beyond the edge, cut text, words broken in two. */
export const layoutFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const findings: string[] = []
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) findings.push(`the page is ${scrollWidth - clientWidth} px wider than the screen`)

    const scrollsSideways = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX)
    const isHidden = ({ clipPath, opacity }: CSSStyleDeclaration) => clipPath !== 'none' || opacity === '0'
    // Results are cached by element, because a page has thousands below the same few ancestors.
    const apart = new Map<Element, boolean>()
    const isBelowApart = (element: Element): boolean => {
      const known = apart.get(element)
      if (known !== undefined) return known
      const style = getComputedStyle(element)
      const found =
        isHidden(style) ||
        (element !== document.documentElement && scrollsSideways(style)) ||
        (element.parentElement !== null && isBelowApart(element.parentElement))
      apart.set(element, found)
      return found
    }
    /** Visually hidden on purpose, or in a row that scrolls sideways. */
    const isApart = (element: Element): boolean =>
      isHidden(getComputedStyle(element)) || (element.parentElement !== null && isBelowApart(element.parentElement))
    const name = (element: Element) =>
      `<${element.localName}${typeof element.className === 'string' && element.className ? ` .${element.className.split(' ')[0]}` : ''}> "${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`

    const top = document.querySelector('dialog[open]') ?? document.body
    const drawn = [...top.querySelectorAll('*')].filter(
      one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('svg svg, svg *'),
    )
    for (const element of drawn) {
      const box = element.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) continue
      const style = getComputedStyle(element)
      const hasText = [...element.childNodes].some(
        node => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      )
      const counts = hasText || element.matches('a, button, input, select, textarea, summary, img')
      if (counts && (box.right > clientWidth + 1 || box.left < -1) && !isApart(element))
        findings.push(`${name(element)} ends at ${Math.round(box.right)} of ${clientWidth}`)
      // A line below a face ends with an ellipsis where it is too long; the whole of it is its title.
      const isCutOnPurpose = style.textOverflow === 'ellipsis' && element.getAttribute('title')
      const isCut =
        !isCutOnPurpose &&
        ((/hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (/hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 2))
      if (isCut && element.clientWidth > 1 && (element.textContent ?? '').trim() && !isApart(element))
        findings.push(
          `${name(element)} is cut: ${element.scrollWidth}x${element.scrollHeight} in ${element.clientWidth}x${element.clientHeight}`,
        )
      // An e-mail or web address may break anywhere.
      if (!hasText || /[@/]\S+\.\w/.test(element.textContent ?? '') || isApart(element)) continue
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        // A text on one line has no broken word.
        if (range.getClientRects().length < 2) continue
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}]{2,}/gu)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(rect => Math.round(rect.top)))
          if (lines.size > 1) findings.push(`${name(element)} breaks "${word}" over ${lines.size} lines`)
        }
      }
    }
    return [...new Set(findings)]
  })

/** How far the page can be scrolled sideways. */
export const widerBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
