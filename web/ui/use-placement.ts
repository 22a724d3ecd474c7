import { type CSSProperties, useLayoutEffect, useState } from 'react'

const gap = 4
const most = 320
const enough = 200
const edges = 8

/**
 * Places an open list under its control, or over it where there is more room. The list is a popover, because a dialog's
 * scrolling body would clip it.
 */
export function usePlacement(control: HTMLElement | null, list: HTMLElement | null, isOpen: boolean): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({})
  useLayoutEffect(() => {
    if (!isOpen || !list || !control) return
    list.showPopover?.()
    const place = () => setStyle(placed(control.getBoundingClientRect(), heightOf(list)))
    place()
    const watched = new ResizeObserver(place)
    watched.observe(list)
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    window.visualViewport?.addEventListener('resize', place)
    return () => {
      watched.disconnect()
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
      window.visualViewport?.removeEventListener('resize', place)
      list.hidePopover?.()
    }
  }, [control, list, isOpen])
  return style
}

/** The full height of the list, whose content scrolls one level below. */
const heightOf = (list: HTMLElement) =>
  edges + Array.from(list.children).reduce((sum, child) => sum + child.scrollHeight, 0)

function placed(at: DOMRect, wanted: number): CSSProperties {
  // A phone's keyboard covers the window without resizing it, so the visual viewport is measured.
  const view = window.visualViewport
  const top = view?.offsetTop ?? 0
  const bottom = top + (view?.height ?? window.innerHeight)
  const below = bottom - at.bottom - gap * 2
  const above = at.top - top - gap * 2
  const height = Math.min(most, wanted)
  const under = below >= Math.min(height, enough) || below >= above
  return {
    left: at.left,
    width: at.width,
    maxHeight: Math.min(most, under ? below : above),
    ...(under ? { top: at.bottom + gap } : { bottom: window.innerHeight - at.top + gap }),
  }
}
