import { type RefObject, useLayoutEffect } from 'react'

const fields = 'input:not([type=hidden], [type=file]), select, textarea'
const watched = ['scroll', 'resize'] as const
const passively = { capture: true, passive: true }

/** Whether no field, and whether not the one that is typed in, lies below the message where it stands now. */
function roomFor(message: Element): { isFree: boolean; isQuiet: boolean } {
  const { top, bottom, left, right } = message.getBoundingClientRect()
  const below = Array.from(document.querySelectorAll(fields)).filter(field => {
    const box = field.getBoundingClientRect()
    return box.width > 0 && box.top < bottom && box.bottom > top && box.left < right && box.right > left
  })
  return { isFree: below.length === 0, isQuiet: !below.some(field => field === document.activeElement) }
}

/**
 * Moves a message to the top of the screen where it would lie over a field at the bottom and does not there. In a form with fields
 * at both edges it keeps off the one that is typed in.
 */
export function useFreeEdge(section: RefObject<HTMLElement | null>, host: Element | null, shown: unknown): void {
  useLayoutEffect(() => {
    const [box, message] = [section.current, section.current?.querySelector('[data-toast]')]
    // A dialog gives its messages a place of their own.
    if (!box || !message || host !== document.body || !shown) return
    const place = () => {
      box.dataset.edge = 'bottom'
      const bottom = roomFor(message)
      if (bottom.isFree) return
      box.dataset.edge = 'top'
      const top = roomFor(message)
      if (!top.isFree && (bottom.isQuiet || !top.isQuiet)) box.dataset.edge = 'bottom'
    }
    // A button gets the focus while it is pressed: a message that moved below the finger then would take the click.
    const placeForField = ({ target }: Event) => {
      if (target instanceof Element && target.matches(fields)) place()
    }
    place()
    for (const event of watched) addEventListener(event, place, passively)
    addEventListener('focusin', placeForField, passively)
    return () => {
      for (const event of watched) removeEventListener(event, place, passively)
      removeEventListener('focusin', placeForField, passively)
    }
  }, [section, host, shown])
}
