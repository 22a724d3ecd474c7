import { useEffect, useEffectEvent } from 'react'
import { plainDigits } from '#domain/words/digits.ts'

/** Listens for the keys 1 to 9, in either script, unless somebody is typing. */
export function useNumberKeys(onNumber: (number: number) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest('input, textarea, select')) return
    const key = plainDigits(event.key)
    if (/^[1-9]$/.test(key)) onNumber(Number(key))
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
