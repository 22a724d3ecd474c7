/**
 * The phone's Back closes what is open above the page instead of leaving the page. While anything is open, the history has
 * one entry more, equal to the page's own; Back takes it away, and whatever was opened last is told.
 *
 * What closes in another way leaves that entry behind: a step back by the page itself takes its time, and would cut off a
 * link that is pressed meanwhile. The next dialog uses the entry again, the next page takes its place, and a Back that finds
 * nothing open goes on to the page before. The first page of a tab has no page before it, and such a Back would do nothing:
 * only there the page steps back itself, unless another page is on its way.
 *
 * Newer Chromes close a dialog at a phone's Back by themselves (CloseWatcher); that is closing in another way, as above. The
 * oldest browsers that we serve do not, and neither does any Safari, so all of this is needed.
 *
 * The router must not hear of that entry: it would take each for a change of screen. So the entry is pushed past the router,
 * and its popstate event goes no further.
 */
const opened: (() => void)[] = []

/** The page's own entry and the one above it bear the same number. */
interface Mark {
  pair: number
  isAbove: boolean
  isFirstOfTab: boolean
}
const key = 'abovePage'
const markOf = (state: unknown): Mark | null => (state as Record<typeof key, Mark> | null)?.[key] ?? null
const withMark = (state: unknown, mark: Mark) => ({ ...(state as object | null), [key]: mark })
const here = () => markOf(history.state)
/** Where the member was in the history when it last changed. When popstate arrives, the history has already moved. */
let place: Mark | null = null
/** A step that the page itself takes: back from the entry, or forward again to a screen that took the entry's place. */
let ownStep: 'back' | 'overtaken' | 'forward' | null = null
/** Another dialog often opens as soon as one has closed. */
const stepDelayMs = 100

// The router replaces the methods on the object; the prototype has the browser's own.
const browser =
  typeof History === 'undefined'
    ? null
    : { pushState: History.prototype.pushState, replaceState: History.prototype.replaceState }

/** What stays open, like a form that only stepped back, is closed by the next press. It is drawn anew by then. */
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

/** Takes the entry away on the first page of a tab. */
function stepBackIfFirst(): void {
  if (!here()?.isFirstOfTab) return
  const timer = setTimeout(() => {
    removeEventListener('beforeunload', stay)
    if (opened.length > 0 || ownStep || !here()?.isAbove) return
    ownStep = 'back'
    above = { state: history.state, address: location.href }
    history.back()
  }, stepDelayMs)
  // A step back would cut off the page that is on its way.
  const stay = () => clearTimeout(timer)
  addEventListener('beforeunload', stay, { once: true })
}
/** What stood in the entry that is taken away: the page may have changed its address while a dialog was open. */
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

/** Resolves once nothing is open above the page: a step back then leaves the page itself. */
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
  // Before the router's own listener, which is added when the router is made.
  addEventListener('popstate', onPopState, { capture: true })
  // The page may have been loaded again while a dialog was open.
  if (place?.isAbove) stepBackIfFirst()
}
