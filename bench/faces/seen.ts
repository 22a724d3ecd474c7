import type { Page } from '@playwright/test'

/** What stands on a page at its top, and how long it is. */
export interface Seen {
  /** Whole faces of others on the first screen. */
  faces: number
  /** The top of the first face of somebody else, or null where there is none. */
  firstFace: number | null
  height: number
  /** The top of a profile's tabs. */
  tabs: number | null
  /** Of the first family in a list. */
  words: number
  targets: number
}

/** Looks at the page as it is, scrolled to its top. */
export const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const smallestFace = 60
    scrollTo({ top: 0, behavior: 'instant' })
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const families = [...document.querySelectorAll('main article, main tr:has(th[scope=row])')].filter(isShown)
    const profile = document.querySelector('main [role=tablist]') && document.querySelector('main img')
    const faces = families.flatMap(family => [...family.querySelectorAll('img')].slice(0, 1))
    const boxes = (faces.length > 0 || !profile ? faces : [profile]).filter(isShown).flatMap(face => {
      const box = face.getBoundingClientRect()
      return Math.min(box.width, box.height) < smallestFace ? [] : [{ face, box }]
    })
    // What a fixed bar covers is not seen, nor what a row that scrolls sideways cuts off.
    const isWhole = ({ face, box }: (typeof boxes)[number]) =>
      [box.top + 2, box.bottom - 2].every(y =>
        [box.left + 2, box.right - 2].every(x => {
          const at = document.elementFromPoint(Math.round(x), Math.round(y))
          const home = face.closest('article, tr, main > *')
          return at !== null && (home?.contains(at) ?? false)
        }),
      )
    const [first] = families
    // biome-ignore lint/performance/useDomNodeTextContent: only the words that are shown count.
    const words = (first as HTMLElement | undefined)?.innerText.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word))
    const tabs = document.querySelector('main [role=tablist]')?.getBoundingClientRect().top
    return {
      faces: boxes.filter(isWhole).length,
      firstFace: boxes.length > 0 ? Math.round(Math.min(...boxes.map(({ box }) => box.top))) : null,
      height: document.documentElement.scrollHeight,
      tabs: tabs === undefined ? null : Math.round(tabs),
      words: words?.length ?? 0,
      targets: first ? [...first.querySelectorAll('a, button')].filter(isShown).length : 0,
    }
  })

/** Sums what moved by itself since the page began to load. */
export const shiftOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
        new PerformanceObserver(list => {
          for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(Math.round(sum * 1000) / 1000), 100)
      }),
  )

/** What the page has asked for so far. */
export const costOf = (page: Page): Promise<{ requests: number; kilobytes: number }> =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const bytes = all.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { requests: all.length, kilobytes: Math.round(bytes / 1024) }
  })

/** When the first whole face of others was drawn, in milliseconds after the page began to load. */
export const firstFaceDrawn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const look = () => {
          const face = document.querySelector<HTMLImageElement>('main article img')
          if (face?.complete && face.naturalWidth > 1) resolve(Math.round(performance.now()))
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

/** The longest wait from a press to the next paint while this was done, in milliseconds. */
export async function longestWait(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const waits = { longest: 0 }
    Object.assign(globalThis, { waits })
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) waits.longest = Math.max(waits.longest, Math.round(duration))
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await act()
  await page.waitForTimeout(1000)
  return page.evaluate(() => (globalThis as unknown as { waits: { longest: number } }).waits.longest)
}
