import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Position } from '#web/member/parts/opened-lists.ts'

/** Steps to a neighbour, or as soon as the answer names them. */
export function useStep(position: Position | null): (by: -1 | 1) => void {
  const { history } = useRouter()
  const [waiting, setWaiting] = useState<-1 | 1 | null>(null)
  const neighbour = (by: -1 | 1) => (by < 0 ? position?.previous : position?.next)
  const step = (by: -1 | 1) => {
    const to = neighbour(by)
    setWaiting(to === 'unknown' ? by : null)
    if (to === 'unknown') position?.askAgain?.()
    // A step replaces the history entry, so that Back leads to the list at once.
    if (to && to !== 'unknown') history.replace(to.href, to.state)
  }
  const stepOn = useEffectEvent(() => waiting && step(waiting))
  const isNamed = waiting !== null && position !== null && neighbour(waiting) !== 'unknown'
  useEffect(() => {
    if (isNamed) stepOn()
  }, [isNamed])
  return step
}
