import type { FocusEvent } from 'react'

let cameFrom: Element | null = null

/** Remembers the element that had the focus before it moved into the messages. */
export function rememberFocus({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom = relatedTarget
}

/**
 * Moves the focus out of a message that is about to disappear, back to where it came from. A browser would drop it, and the next
 * Tab would start at the top of the page.
 */
export function moveFocusOn(leaving: Element | null): void {
  if (leaving?.contains(document.activeElement) && cameFrom instanceof HTMLElement)
    cameFrom.focus({ preventScroll: true })
}
