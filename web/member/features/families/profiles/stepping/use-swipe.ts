import { type RefObject, useEffect, useEffectEvent } from 'react'
import { scrollsSideways } from './scrolls-sideways.ts'

/** How a finger has moved since it touched the screen. `across` is negative to the left. */
interface Stroke {
  across: number
  down: number
  ms: number
}

const slop = 10
const flick = { length: 48, speed: 0.4 }
const shareOfWidth = 0.3
const edge = 20

/** Whether a stroke goes sideways, or null until the finger has moved far enough. Other strokes scroll the page. */
export function isSideways({ across, down }: Stroke): boolean | null {
  if (Math.hypot(across, down) < slop) return null
  return Math.abs(across) > 1.5 * Math.abs(down)
}

/** The step that a finished stroke makes: 1 for left, -1 for right, 0 if it was too short or too slow. */
export function stepOfStroke({ across, ms }: Stroke, width: number): -1 | 0 | 1 {
  const distance = Math.abs(across)
  const isFlick = distance >= flick.length && distance / Math.max(ms, 1) >= flick.speed
  if (!isFlick && distance < width * shareOfWidth) return 0
  return across < 0 ? 1 : -1
}

/** A stroke that begins at the very edge belongs to the phone, which goes back or switches apps. */
export const isAtScreenEdge = (x: number, width: number): boolean => x < edge || x > width - edge

/** The profile follows the finger part of the way, and hardly at all where there is no neighbour. */
export const dragOffset = (across: number, hasNeighbour: boolean): number => across * (hasNeighbour ? 0.4 : 0.1)

interface Options {
  hasNeighbour: (by: -1 | 1) => boolean
  onSwipe: (by: -1 | 1) => void
}

/** Steps when a finger swipes across the frame. The stylesheet moves the content by the property `--drawn`. */
export function useSwipe(frame: RefObject<HTMLElement | null>, { hasNeighbour, onSwipe }: Options): void {
  const isOpenTo = useEffectEvent((by: -1 | 1) => hasNeighbour(by))
  const finish = useEffectEvent((by: -1 | 1) => hasNeighbour(by) && onSwipe(by))

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let origin: { x: number; y: number; at: number } | null = null
    let isAcross: boolean | null = null
    const strokeTo = (touch: Touch, at: number): Stroke => ({
      across: touch.clientX - (origin?.x ?? 0),
      down: touch.clientY - (origin?.y ?? 0),
      ms: at - (origin?.at ?? 0),
    })
    const letGo = () => {
      origin = null
      isAcross = null
      element.removeAttribute('data-drawn')
    }
    const start = ({ touches: [touch, second], target, timeStamp }: TouchEvent) => {
      letGo()
      const zoomed = (visualViewport?.scale ?? 1) > 1.01
      if (!touch || second || zoomed || isAtScreenEdge(touch.clientX, innerWidth)) return
      if (target instanceof Element && scrollsSideways(target, element)) return
      origin = { x: touch.clientX, y: touch.clientY, at: timeStamp }
    }
    const move = ({ touches: [touch, second], timeStamp }: TouchEvent) => {
      if (second) letGo()
      if (!touch || !origin) return
      const stroke = strokeTo(touch, timeStamp)
      isAcross ??= isSideways(stroke)
      if (isAcross === false) return letGo()
      if (!isAcross) return
      element.dataset.drawn = ''
      element.style.setProperty('--drawn', `${dragOffset(stroke.across, isOpenTo(stroke.across < 0 ? 1 : -1))}px`)
    }
    const end = ({ changedTouches: [touch], timeStamp }: TouchEvent) => {
      const by = touch && origin && isAcross ? stepOfStroke(strokeTo(touch, timeStamp), innerWidth) : 0
      letGo()
      if (by) finish(by)
    }
    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchmove', move, { passive: true })
    element.addEventListener('touchend', end)
    element.addEventListener('touchcancel', letGo)
    return () => {
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', letGo)
    }
  }, [frame])
}
