import { type RefObject, type UIEvent, useRef, useState } from 'react'

/** From the last on to the first, and back. */
export const wrapped = (index: number, count: number): number => (count > 0 ? (index + count) % count : 0)

export interface Snap {
  track: RefObject<HTMLDivElement | null>
  index: number
  onScroll: (event: UIEvent) => void
  go: (to: number) => void
}

/** A row that the browser itself scrolls from one picture to the next; this only reads where it stands and sends it on. */
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
