import { useEffect, useEffectEvent } from 'react'

const takesLetters = 'input, textarea, select, [contenteditable="true"]'

/** Listens for single letters, unless somebody is typing, a dialog is open, or the key is a browser shortcut. */
export function useQueueKeys(onKey: (key: string) => boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest(takesLetters)) return
    if (document.querySelector('dialog[open]')) return
    if (onKey(event.key)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
