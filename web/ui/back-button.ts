/**
 * The phone's Back closes what is open above the page instead of leaving the page. While anything is open, the history has
 * one entry more, equal to the page's own; Back takes it away, and whatever was opened last is told.
 *
 * The router must not hear of that entry: it would take each for a change of screen. So the entry is pushed past the router,
 * and its popstate event goes no further.
 */
const opened: (() => void)[] = []
let pageAddress: string | null = null
let entry = 0
let isTakingBack = false
/** A press on a link often closes what it stands in; the entry is taken away only when no new page has come by then. */
const pause = 100

const mark = 'abovePage'
/** An entry that a reload left in the history has a mark too, so each has a mark of its own. */
const isOnEntry = () => (history.state as Record<string, unknown> | null)?.[mark] === entry

function pushEntry(): void {
  if (pageAddress !== null) return
  pageAddress = location.href
  entry = Date.now()
  // The router replaces the method on the object; the prototype still has the browser's own.
  History.prototype.pushState.call(history, { ...(history.state as object | null), [mark]: entry }, '')
}

function takeEntryBack(): void {
  if (opened.length > 0 || pageAddress === null) return
  const isStillHere = pageAddress === location.href && isOnEntry()
  if (!isStillHere) pageAddress = null
  else {
    isTakingBack = true
    history.back()
  }
}

function onPopState(event: PopStateEvent): void {
  if (pageAddress === null) return
  const isOurs = pageAddress === location.href && !isOnEntry()
  pageAddress = null
  if (!isOurs) return
  event.stopImmediatePropagation()
  if (isTakingBack) isTakingBack = false
  else opened.at(-1)?.()
  // What stays open, like a form that only stepped back, is closed by the next press.
  setTimeout(() => {
    if (opened.length > 0) pushEntry()
  }, pause)
}

/** Calls `onBack` at the phone's Back until the returned function is called. */
export function listenForBack(onBack: () => void): () => void {
  opened.push(onBack)
  pushEntry()
  return () => {
    opened.splice(opened.lastIndexOf(onBack), 1)
    setTimeout(takeEntryBack, pause)
  }
}

/** Resolves once nothing is open above the page and the entry is gone: a step back then leaves the page itself. */
export async function pageAlone(): Promise<void> {
  while (opened.length > 0 || pageAddress !== null || isTakingBack)
    await new Promise(resolve => setTimeout(resolve, pause / 4))
}

// Before the router's own listener, which is added when the router is made.
if (typeof window !== 'undefined') addEventListener('popstate', onPopState, { capture: true })
