import { useEffect, useEffectEvent } from 'react'

/**
 * Hears Ctrl and Enter (on a Mac the command key), also while somebody is typing. With a dialog over the page only the dialog
 * hears it.
 */
export function useDecideKey(onDecide: () => void, isInDialog = false): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    // A key that is held down decides once: the next item must not be decided by the same press.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || event.defaultPrevented) return
    if (document.querySelector('dialog[open]') !== null && !isInDialog) return
    event.preventDefault()
    onDecide()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
