import type { Page } from '@playwright/test'

/**
 * The fields and messages of the open dialog that no scrolling brings into sight: something that stays in its place, such as
 * the buttons at its foot, lies over them.
 */
export const coveredInDialog = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1)
    if (!dialog) return []
    const scrolled = [...dialog.querySelectorAll('*')].filter(one => one.scrollTop > 0)
    const before = scrolled.map(one => one.scrollTop)
    const fields = dialog.querySelectorAll<HTMLElement>(
      'input:not([type=file], [type=hidden]), select, textarea, [data-invalid] [id$="-error"], [role=alert]',
    )
    const covered = [...fields]
      .filter(field => field.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // A folded field waits unseen for the browser to fill it.
      .filter(field => !field.closest('[aria-hidden=true]'))
      // A native control may lie unseen below the one that is drawn for it.
      .filter(field => field.clientWidth > 4 && field.clientHeight > 4)
      .filter(field => {
        field.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        const { left, right, top, bottom } = field.getBoundingClientRect()
        return [top + 2, (top + bottom) / 2, bottom - 2].some(y => {
          const there = document.elementFromPoint((left + right) / 2, y)
          const isOwn =
            there && (field.contains(there) || there.contains(field) || there.closest('label')?.contains(field))
          return !isOwn || there === document.documentElement
        })
      })
      .map(field => field.outerHTML.slice(0, 200))
    scrolled.forEach((one, at) => {
      one.scrollTop = before[at] ?? 0
    })
    return covered
  })

/** The pairs of targets in the open dialog that share some of the screen, so that a finger meant for one may press the other. */
export const overlappingInDialog = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1)
    if (!dialog) return []
    /** The part of an element that is in sight of whatever scrolls around it. */
    const inSight = (element: Element) => {
      const box = element.getBoundingClientRect()
      let { left, right, top, bottom } = box
      for (let above = element.parentElement; above && above !== dialog; above = above.parentElement) {
        if (getComputedStyle(above).overflow === 'visible') continue
        const edge = above.getBoundingClientRect()
        ;[left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
        ;[top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
      }
      return { left, right, top, bottom }
    }
    const targets = [...dialog.querySelectorAll('a[href], button, summary, label:has(input)')]
      .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map(element => ({ element, ...inSight(element) }))
    const name = (element: Element) => element.textContent?.trim() || element.getAttribute('aria-label')
    return targets.flatMap((one, at) =>
      targets.slice(at + 1).flatMap(other => {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        if (wide <= 1 || high <= 1 || one.element.contains(other.element)) return []
        return [`"${name(one.element)}" and "${name(other.element)}" overlap by ${Math.round(high)} px`]
      }),
    )
  })
