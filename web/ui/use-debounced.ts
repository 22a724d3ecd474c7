import { useEffect, useState } from 'react'

/** The value after it has not changed for the pause, so that not every key makes a call. */
export function useDebounced<T extends string | number | boolean>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
