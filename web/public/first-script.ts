/**
 * Runs in the head of every public page, before anything is drawn. The server writes the built file into the document,
 * and the content policy names it by its hash.
 *
 * Four things cannot wait for the bundle: a member must not see the landing page, nobody must read a page in the wrong
 * language, a press on a button before hydration must not be lost, and ornamental fonts must not be fetched before the
 * first paint. This script also fetches the bundle once the page is drawn.
 */
import { guardPublicPage } from '#domain/guard.ts'
import { isLanguage, type Language } from '#domain/words/catalogue.ts'
import { keys, read, write } from '#web/api/storage.ts'

const page = document.documentElement

function leaveTo(address: string | URL): void {
  // The browser would draw this page until the next one answers.
  page.style.visibility = 'hidden'
  location.replace(address)
}

function applyGuard(): void {
  const hasToken = Boolean(read(keys.accessToken))
  page.toggleAttribute('data-session', hasToken)
  const target = guardPublicPage(location.pathname, hasToken)
  // The bare address already shows the landing page, so only the address changes.
  if (target === '/home') history.replaceState(null, '', target + location.search)
  else if (target) leaveTo(target)
}

/** The first of our languages in the order in which the browser names its reader's. */
const browserLanguage = (): Language | undefined =>
  navigator.languages.map(one => one.slice(0, 2).toLowerCase()).find(isLanguage)

function applyLanguage(): void {
  const stored = read(keys.language)
  const here = new URL(location.href)
  const chosen = here.searchParams.get('language')
  if (chosen === page.lang || (!stored && page.lang !== 'en')) {
    write(keys.language, page.lang)
    here.searchParams.delete('language')
    if (chosen) history.replaceState(history.state, '', here)
  } else if (!chosen) {
    const wanted = isLanguage(stored) ? stored : browserLanguage()
    if (!wanted || wanted === page.lang) return
    here.searchParams.set('language', wanted)
    leaveTo(here)
  }
}

const paintTimeoutMs = 1_000

/** Runs after the first paint, or at once in a hidden tab, which paints nothing. */
function afterFirstPaint(run: () => void): void {
  if (document.hidden) {
    run()
    return
  }
  const timer = setTimeout(once, paintTimeoutMs)
  const observer = new PerformanceObserver(once)
  observer.observe({ type: 'paint', buffered: true })
  function once(): void {
    clearTimeout(timer)
    observer.disconnect()
    run()
  }
}

/** Adds the scripts after the first paint. A preload in the head would compete with the first screen's fonts and pictures. */
function fetchScripts(): void {
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts')
  if (scripts) document.body.append(scripts.content)
}

applyLanguage()
page.toggleAttribute('data-early', page.lang === 'en' && !read(keys.letters))
applyGuard()
addEventListener('pageshow', event => {
  if (event.persisted) applyGuard()
})
addEventListener('DOMContentLoaded', () => afterFirstPaint(fetchScripts))
function onEarlyPress({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-open]')
  if (button && !page.dataset.alive) page.dataset.pressed = button.dataset.open
}
// The listener runs before React's, which hydrates the page at a press and then looks for an earlier one.
addEventListener('click', onEarlyPress, { capture: true })
