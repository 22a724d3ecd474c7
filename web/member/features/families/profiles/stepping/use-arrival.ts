import { type RefObject, useEffect, useRef } from 'react'

/** The next profile slides in from its side, unless the member prefers reduced motion. */
export function useArrival(frame: RefObject<HTMLElement | null>, at: number): void {
  const before = useRef(at)
  useEffect(() => {
    const by = Math.sign(at - before.current)
    before.current = at
    if (by === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const from = { transform: `translateX(${by * 32}px)`, opacity: 0.3 }
    for (const part of frame.current?.querySelectorAll('[data-follows-swipe]') ?? [])
      part.animate([from, { transform: 'none', opacity: 1 }], {
        duration: 240,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      })
  }, [frame, at])
}
