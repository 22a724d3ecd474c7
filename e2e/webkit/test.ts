import { test as base } from '@playwright/test'
import { installedWebkit, missingWebkit, type WebkitPlaces } from './installed.ts'
import { keyActions } from './keys.ts'
import { startWebkit } from './start.ts'
import type { WebDriverSession } from './webdriver.ts'

/** A WebKit page with the few methods that a journey needs. Selectors are CSS. */
export interface WebkitPage {
  session: WebDriverSession
  open(url: string): Promise<void>
  click(selector: string): Promise<void>
  /** Presses keys one after the other, like `Tab` or `Shift+Tab`. */
  press(...keys: string[]): Promise<void>
  type(text: string): Promise<void>
  /** Runs a function in the page. It has access only to its argument. */
  evaluate<T, A = undefined>(run: (argument: A) => T, argument?: A): Promise<T>
  /** The text inside an element, visible or not. */
  text(selector: string): Promise<string>
}

function webkitPage(session: WebDriverSession): WebkitPage {
  const evaluate = async <T, A>(run: (argument: A) => T, argument?: A) =>
    (await session.run(`return (${run.toString()})(arguments[0])`, [argument ?? null])) as T
  return {
    session,
    evaluate,
    open: async url => void (await session.open(url)),
    click: async selector => void (await session.click(await session.find(selector))),
    press: async (...keys) => void (await session.keys(keys.flatMap(keyActions))),
    type: async text => void (await session.keys([...text].flatMap(keyActions))),
    text: selector => evaluate(css => document.querySelector(css)?.textContent ?? '', selector),
  }
}

interface WorkerFixtures {
  places: WebkitPlaces | null
  webkitSession: WebDriverSession | null
}

/** One browser for each worker, because starting it takes three seconds. Without WebKit, the test is skipped. */
export const test = base.extend<{ webkit: WebkitPage }, WorkerFixtures>({
  places: [installedWebkit(), { scope: 'worker', option: true }],
  webkitSession: [
    async ({ places }, provide) => {
      const session = places && (await startWebkit(places))
      await provide(session)
      await session?.close()
    },
    { scope: 'worker' },
  ],
  webkit: async ({ webkitSession }, provide) => {
    if (!webkitSession) return base.skip(true, missingWebkit)
    await provide(webkitPage(webkitSession))
  },
})
