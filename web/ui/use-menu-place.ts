import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'

const gap = 4
const edge = 8

/**
 * Places an open menu under its button, or over it where there is no room below. The menu is a popover, because a card or a
 * scrolling table would clip it. A browser without popovers draws it in place, above its surroundings.
 */
export function useMenuPlace(
  button: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({})
  useLayoutEffect(() => {
    const menu = panel.current
    const at = button.current
    if (!menu || !at) return
    menu.showPopover?.()
    const place = () => setStyle(placeUnder(at.getBoundingClientRect(), menu))
    place()
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
    }
  }, [button, panel])
  return style
}

function placeUnder(at: DOMRect, { offsetWidth, offsetHeight }: HTMLElement): CSSProperties {
  const { clientWidth, clientHeight } = document.documentElement
  const left = Math.max(edge, Math.min(at.right, clientWidth - edge) - offsetWidth)
  const isRoomBelow = at.bottom + gap + offsetHeight <= clientHeight - edge
  const isRoomAbove = at.top - gap - offsetHeight >= edge
  return isRoomBelow || !isRoomAbove ? { left, top: at.bottom + gap } : { left, top: at.top - gap - offsetHeight }
}
