import { toastStore } from './toast-store.ts'

/** The open modal dialogs from the lowest to the topmost, each with the element that it returns the focus to. */
const openers = new Map<HTMLDialogElement, Element | null>()

/** Where the focus goes instead, for a dialog whose work removes its opener. */
const places = new WeakMap<HTMLDialogElement, () => HTMLElement | null | undefined>()

/**
 * Sets where the focus goes when the topmost dialog closes. The element is looked up after the next render, because a removed
 * row takes its buttons with it, and the next row may not be in its place yet.
 */
export function returnFocusTo(place: () => HTMLElement | null | undefined): void {
  const topmost = [...openers.keys()].at(-1)
  if (topmost) places.set(topmost, place)
}

/** Whether the focus is nowhere, or will be once the dialog is gone. */
const isLost = (dialog: Element) => document.activeElement === document.body || dialog.contains(document.activeElement)

/** Gives the focus back without a jump of the page. Only what is out of sight is brought into it. */
function giveFocus(to: HTMLElement | null | undefined): void {
  to?.focus({ preventScroll: true })
  const { top, bottom } = to?.getBoundingClientRect() ?? { top: 0, bottom: 1 }
  if (bottom <= 0 || top >= innerHeight) to?.scrollIntoView({ block: 'nearest' })
}

/** A dialog that opens this soon after another has closed replaces it, and does not slide in again. */
const swapMs = 50
let lastClosed = Number.NEGATIVE_INFINITY

/** Opens a dialog and returns how to close it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.toggleAttribute('data-still', performance.now() - lastClosed < swapMs)
  openers.set(dialog, document.activeElement)
  dialog.showModal()
  toastStore.makeRoom()
  return () => {
    const opener = openers.get(dialog) ?? null
    const stack = [...openers.keys()]
    const above = stack[stack.indexOf(dialog) + 1]
    openers.delete(dialog)
    dialog.close()
    lastClosed = performance.now()
    // A browser returns the focus itself, unless a dialog above still has it. That one returns it when it closes.
    const place = places.get(dialog)
    if (above) openers.set(above, opener)
    else if (place) queueMicrotask(() => giveFocus(place()))
    else if (isLost(dialog) && opener instanceof HTMLElement) giveFocus(opener)
  }
}
