import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

export interface PlayerProps {
  src: string
  onFailed: () => void
}

const patienceMs = 10_000

/**
 * A player that sends no event within `patienceMs` of coming into view has failed. The time starts in view, because a
 * browser may not load the player before.
 */
export function usePlayerWatchdog(place: RefObject<Element | null>, onTimeout: () => void) {
  const [inView, setInView] = useState(false)
  const alive = useRef(false)
  const timedOut = useEffectEvent(() => {
    if (!alive.current) onTimeout()
  })
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(seen => {
      if (seen.some(one => one.isIntersecting)) setInView(true)
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  useEffect(() => {
    if (!inView) return
    const timer = setTimeout(timedOut, patienceMs)
    return () => clearTimeout(timer)
  }, [inView])
  return () => {
    alive.current = true
  }
}
