/** The open modal dialogs from the lowest to the topmost, each with the place it gives the focus back to. */
const openers = new Map<HTMLDialogElement, Element | null>()

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
  return () => {
    const opener = openers.get(dialog) ?? null
    const stack = [...openers.keys()]
    const above = stack[stack.indexOf(dialog) + 1]
    openers.delete(dialog)
    dialog.close()
    lastClosed = performance.now()
    // A browser gives the focus back itself, unless a dialog above still holds it: that one does it when it closes.
    if (above) openers.set(above, opener)
    else if (isLost(dialog) && opener instanceof HTMLElement) opener.focus()
  }
}
