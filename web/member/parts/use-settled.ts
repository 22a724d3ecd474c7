import { useEffect, useState } from 'react'

interface Asked {
  isPending: boolean
  failureCount: number
}

/** A call that neither comes nor fails must not keep a screen away for ever. */
const patienceMs = 4_000

/**
 * Whether all of these queries have come, or failed once. A screen waits for what stands above its cards and buttons: a piece that
 * came later would push them away from below a finger. It waits once: a part that is drawn asks again for what failed, and taking
 * it off the screen for that would never end.
 */
export function useSettled(queries: readonly Asked[]): boolean {
  const areSettled = queries.every(({ isPending, failureCount }) => !isPending || failureCount > 0)
  const [isDrawn, setDrawn] = useState(areSettled)
  if (areSettled && !isDrawn) setDrawn(true)
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return areSettled || isDrawn
}
