import { type RefObject, useLayoutEffect } from 'react'

/**
 * Scrolls the chosen tab into view, because a phone's row of tabs scrolls sideways. `scrollIntoView` would move the page as
 * well.
 */
export function useTabInSight(row: RefObject<HTMLElement | null>, chosen: string, labels: readonly string[]): void {
  const drawn = labels.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice or a wider label moves the chosen tab
  useLayoutEffect(() => {
    const show = () => {
      const tab = row.current?.querySelector('[aria-selected="true"], [aria-current]')
      if (!row.current || !tab) return
      const around = row.current.getBoundingClientRect()
      const at = tab.getBoundingClientRect()
      row.current.scrollBy({ left: at.left + at.width / 2 - (around.left + around.width / 2), behavior: 'instant' })
    }
    show()
    // The page's font is wider than the fallback that is used while it loads.
    if (document.fonts.status === 'loading') void document.fonts.ready.then(show)
  }, [row, chosen, drawn])
}
