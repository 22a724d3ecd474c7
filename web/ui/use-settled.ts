import { useEffect, useState } from 'react'

/** The value once it has stood still for so long: what follows a typing hand need not answer every stroke. */
export function useSettled<T extends string | number | boolean>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
