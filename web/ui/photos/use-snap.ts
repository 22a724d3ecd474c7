import { type HTMLAttributes, type RefObject, useRef, useState } from 'react'

/** After the last comes the first, and before the first the last. */
export const wrapped = (index: number, count: number): number => (count > 0 ? (index + count) % count : 0)

export interface Snap {
  track: RefObject<HTMLDivElement | null>
  index: number
  go: (to: number) => void
  /** What the row must be watched for. */
  watch: Pick<HTMLAttributes<HTMLDivElement>, 'onScroll' | 'onScrollEnd' | 'onPointerDown' | 'onWheel'>
}

const indexAt = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : null

/** The browser scrolls the row from one picture to the next; this reads the position and scrolls to another. */
export function useSnap(count: number, start = 0): Snap {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(start)
  // A row on its way tells of the pictures it passes, and the next press must count from where it is going.
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
      // A finger or a wheel takes the row over.
      onPointerDown: stop,
      onWheel: stop,
    },
  }
}
