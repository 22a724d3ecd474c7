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
