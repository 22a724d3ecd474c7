import { type RefObject, useEffect, useEffectEvent } from 'react'
import { scrollsSideways } from './sideways.ts'
import { drawn, isSideways, isTheSystems, type Stroke, swiped } from './swipe.ts'

interface Options {
  /** Whether somebody comes on that side. */
  comes: (by: -1 | 1) => boolean
  onSwipe: (by: -1 | 1) => void
}

/** Steps by a finger drawn across the frame; what it shows is drawn along by the property `--drawn`. */
export function useSwipe(frame: RefObject<HTMLElement | null>, { comes, onSwipe }: Options): void {
  const toSide = useEffectEvent((by: -1 | 1) => comes(by))
  const finish = useEffectEvent((by: -1 | 1) => comes(by) && onSwipe(by))

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let began: { x: number; y: number; at: number } | null = null
    let sideways: boolean | null = null
    const strokeTo = (touch: Touch, at: number): Stroke => ({
      across: touch.clientX - (began?.x ?? 0),
      down: touch.clientY - (began?.y ?? 0),
      ms: at - (began?.at ?? 0),
    })
    const letGo = () => {
      began = null
      sideways = null
      element.removeAttribute('data-drawn')
    }
    const start = ({ touches: [touch, second], target, timeStamp }: TouchEvent) => {
      letGo()
      const zoomed = (visualViewport?.scale ?? 1) > 1.01
      if (!touch || second || zoomed || isTheSystems(touch.clientX, innerWidth)) return
      if (target instanceof Element && scrollsSideways(target, element)) return
      began = { x: touch.clientX, y: touch.clientY, at: timeStamp }
    }
    const move = ({ touches: [touch, second], timeStamp }: TouchEvent) => {
      if (second) letGo()
      if (!touch || !began) return
      const stroke = strokeTo(touch, timeStamp)
      sideways ??= isSideways(stroke)
      if (sideways === false) return letGo()
      if (!sideways) return
      element.dataset.drawn = ''
      element.style.setProperty('--drawn', `${drawn(stroke.across, toSide(stroke.across < 0 ? 1 : -1))}px`)
    }
    const end = ({ changedTouches: [touch], timeStamp }: TouchEvent) => {
      const by = touch && began && sideways ? swiped(strokeTo(touch, timeStamp), element.clientWidth) : 0
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
