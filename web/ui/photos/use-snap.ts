import { type HTMLAttributes, type RefObject, useRef, useState } from 'react'

/** Wraps around: the last is followed by the first. */
export const wrapped = (index: number, count: number): number => (count > 0 ? (index + count) % count : 0)

export interface Snap {
  track: RefObject<HTMLDivElement | null>
  index: number
  go: (to: number) => void
  /** The event handlers of the row. */
  watch: Pick<HTMLAttributes<HTMLDivElement>, 'onScroll' | 'onScrollEnd' | 'onPointerDown' | 'onWheel'>
}

const indexAt = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : null

/** Scroll snapping is done by the browser. This hook reads the position and scrolls to another picture. */
export function useSnap(count: number, start = 0): Snap {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(start)
  // While it scrolls, the row reports the pictures it passes, but the next press must count from its target.
  const goingTo = useRef<number | null>(null)
  const stop = () => {
    goingTo.current = null
  }
  const read = (row: HTMLElement) => {
    const at = indexAt(row)
    if (at === null || (goingTo.current !== null && goingTo.current !== at)) return
    stop()
    setIndex(at)
  }
  return {
    track,
    index: Math.min(index, Math.max(count - 1, 0)),
    go: to => {
      const next = wrapped(to, count)
      goingTo.current = next
      setIndex(next)
      track.current?.scrollTo({ left: next * track.current.clientWidth })
    },
    watch: {
      onScroll: ({ currentTarget }) => read(currentTarget),
      onScrollEnd: ({ currentTarget }) => {
        stop()
        read(currentTarget)
      },
      // A finger or a wheel ends the scroll under way.
      onPointerDown: stop,
      onWheel: stop,
    },
  }
}
