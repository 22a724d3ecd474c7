import { useEffect, useEffectEvent } from 'react'

/**
 * Listens for Ctrl+Enter (Command+Enter on a Mac), also while somebody is typing. While a dialog is open, only the dialog's
 * listener reacts.
 */
export function useDecideKey(onDecide: () => void, isInDialog = false): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    // Repeats of a held key are ignored, because they would decide the next item as well.
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
