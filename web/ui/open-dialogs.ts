import { toastStore } from './toast-store.ts'

/** The open modal dialogs from the lowest to the topmost, each with the place it gives the focus back to. */
const openers = new Map<HTMLDialogElement, Element | null>()

/** Where the focus goes instead, for a dialog whose work takes its opener away. */
const places = new WeakMap<HTMLDialogElement, () => HTMLElement | null | undefined>()

/**
 * Names the place for the focus when the topmost dialog closes. It is looked for after the page was drawn anew, because a
 * row that was removed takes its buttons with it, and the next row may not stand there yet.
 */
export function returnFocusTo(place: () => HTMLElement | null | undefined): void {
  const topmost = [...openers.keys()].at(-1)
  if (topmost) places.set(topmost, place)
}

/** Whether the focus is nowhere, or will be when the dialog is gone. */
const isLost = (dialog: Element) => document.activeElement === document.body || dialog.contains(document.activeElement)

/** A dialog that takes the place of another does not slide in a second time. */
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
    // A browser gives the focus back itself, unless a dialog above still holds it: that one does it when it closes.
    const place = places.get(dialog)
    if (above) openers.set(above, opener)
    else if (place) queueMicrotask(() => place()?.focus())
    else if (isLost(dialog) && opener instanceof HTMLElement) opener.focus()
  }
}
