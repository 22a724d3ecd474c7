/**
 * The phone's Back closes what is open above the page (a dialog, a menu) instead of leaving the page. While anything is open,
 * the history has one extra entry with the page's own address. Back removes it, and the layer that was opened last is called.
 *
 * A layer that closes in another way leaves the extra entry behind: `history.back()` is asynchronous and would cancel a link
 * pressed meanwhile. The next dialog reuses the entry, the next page replaces it, and a Back with nothing open goes on to the
 * previous page. The first page of a tab has no previous page, so that Back would do nothing there: only in that case the page
 * steps back itself, unless another page is loading.
 *
 * Newer versions of Chrome close a dialog at the phone's Back themselves (CloseWatcher), which counts as closing in another
 * way. The oldest browsers that we serve do not, and neither does Safari, so all of this is needed.
 *
 * The router must not see the extra entry, because it would take it for a change of screen. So the entry is pushed with the
 * browser's own method, and its popstate event is stopped.
 */
const opened: (() => void)[] = []

/** The page's own entry and the extra one have the same number. */
interface Mark {
  pair: number
  isAbove: boolean
  isFirstOfTab: boolean
}
const key = 'abovePage'
const markOf = (state: unknown): Mark | null => (state as Record<typeof key, Mark> | null)?.[key] ?? null
const withMark = (state: unknown, mark: Mark) => ({ ...(state as object | null), [key]: mark })
const here = () => markOf(history.state)
/** The history entry after the last change. When popstate arrives, the history has already moved. */
let place: Mark | null = null
/** A step by the page itself: back from the extra entry, or forward again to a screen that replaced it. */
let ownStep: 'back' | 'overtaken' | 'forward' | null = null
/** The step back is delayed, because another dialog often opens as soon as one has closed. */
const stepDelayMs = 100

// The router replaces the methods on the history object. The prototype has the browser's own.
const browser =
  typeof History === 'undefined'
    ? null
    : { pushState: History.prototype.pushState, replaceState: History.prototype.replaceState }

/** A layer that stays open, like a form that only went back a page, gets its entry again for the next Back. */
const pushIfOpen = () =>
  setTimeout(() => {
    if (opened.length > 0) pushEntry()
  }, 0)

function pushEntry(): void {
  if (!browser || here()?.isAbove) return
  const pair = Date.now()
  const state: unknown = history.state
  const isFirstOfTab = here()?.isFirstOfTab ?? false
  browser.replaceState.call(history, withMark(state, { pair, isAbove: false, isFirstOfTab }), '')
  place = { pair, isAbove: true, isFirstOfTab }
  browser.pushState.call(history, withMark(state, place), '')
}

/** Removes the extra entry on the first page of a tab. */
function stepBackIfFirst(): void {
  if (!here()?.isFirstOfTab) return
  const timer = setTimeout(() => {
    removeEventListener('beforeunload', stay)
    if (opened.length > 0 || ownStep || !here()?.isAbove) return
    ownStep = 'back'
    above = { state: history.state, address: location.href }
    history.back()
  }, stepDelayMs)
  // A step back would cancel the page that is loading.
  const stay = () => clearTimeout(timer)
  addEventListener('beforeunload', stay, { once: true })
}
/** The address and state of the removed entry: the page may have changed its address while a dialog was open. */
let above: { state: unknown; address: string } | null = null

function afterOwnStep(): void {
  if (ownStep === 'overtaken') {
    ownStep = 'forward'
    history.forward()
    return
  }
  if (ownStep === 'back' && above && place)
    browser?.replaceState.call(history, withMark(above.state, place), '', above.address)
  ownStep = null
  pushIfOpen()
}

function onPopState(event: PopStateEvent): void {
  const before = place
  place = here()
  if (ownStep) {
    event.stopImmediatePropagation()
    afterOwnStep()
    return
  }
  if (!before || before.pair !== place?.pair || before.isAbove === place.isAbove) return
  event.stopImmediatePropagation()
  if (place.isAbove) history.forward()
  else if (opened.length === 0) history.back()
  else {
    opened.at(-1)?.()
    pushIfOpen()
  }
}

/** Calls `onBack` at the phone's Back until the returned function is called. */
export function listenForBack(onBack: () => void): () => void {
  opened.push(onBack)
  pushEntry()
  return () => {
    opened.splice(opened.lastIndexOf(onBack), 1)
    stepBackIfFirst()
  }
}

/** Resolves once nothing is open above the page, when a step back leaves the page itself. */
export async function pageAlone(): Promise<void> {
  while (opened.length > 0 || ownStep) await new Promise(resolve => setTimeout(resolve, 25))
}

if (browser) {
  if (history.length === 1 && !here()) {
    const mark = { pair: Date.now(), isAbove: false, isFirstOfTab: true }
    browser.replaceState.call(history, withMark(history.state, mark), '')
  }
  place = here()
  History.prototype.pushState = function (state, unused, url) {
    if (ownStep === 'back') ownStep = 'overtaken'
    if (here()?.isAbove) browser.replaceState.call(this, state, unused, url)
    else browser.pushState.call(this, state, unused, url)
    place = null
    pushIfOpen()
  }
  History.prototype.replaceState = function (state, unused, url) {
    const mark = here()
    browser.replaceState.call(this, mark ? withMark(state, mark) : state, unused, url)
  }
  // This listener must be added before the router's own, which is added when the router is created.
  addEventListener('popstate', onPopState, { capture: true })
  // The page may have been reloaded while a dialog was open.
  if (place?.isAbove) stepBackIfFirst()
}
