import { type RefObject, type UIEvent, useRef, useState } from 'react'

/** After the last comes the first, and before the first the last. */
export const wrapped = (index: number, count: number): number => (count > 0 ? (index + count) % count : 0)

export interface Snap {
  track: RefObject<HTMLDivElement | null>
  index: number
  onScroll: (event: UIEvent) => void
  go: (to: number) => void
}

/** The browser scrolls the row from one picture to the next; this reads the position and scrolls to another. */
export function useSnap(count: number, start = 0): Snap {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(start)
  return {
    track,
    index: Math.min(index, Math.max(count - 1, 0)),
    onScroll: ({ currentTarget: { scrollLeft, clientWidth } }) => {
      if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth))
    },
    go: to => {
      const { clientWidth = 0 } = track.current ?? {}
      track.current?.scrollTo({ left: wrapped(to, count) * clientWidth })
    },
  }
}
