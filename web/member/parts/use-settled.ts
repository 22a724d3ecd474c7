import { useState } from 'react'

interface Asked {
  isPending: boolean
  failureCount: number
}

/**
 * Whether all of these queries have come, or failed once. A screen waits for what stands above its cards and buttons: a piece that
 * came later would push them away from below a finger. It waits once: a part that is drawn asks again for what failed, and taking
 * it off the screen for that would never end.
 */
export function useSettled(queries: readonly Asked[]): boolean {
  const areSettled = queries.every(({ isPending, failureCount }) => !isPending || failureCount > 0)
  const [wereSettled, setWereSettled] = useState(areSettled)
  if (areSettled && !wereSettled) setWereSettled(true)
  return areSettled || wereSettled
}
