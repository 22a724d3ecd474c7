import { useEffect, useEffectEvent } from 'react'

/** Hears Ctrl and Enter (on a Mac the command key), also while somebody is typing. */
export function useDecideKey(onDecide: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    // A key that is held down decides once: the next item must not be decided by the same press.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || event.defaultPrevented) return
    event.preventDefault()
    onDecide()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
