import { useSyncExternalStore } from 'react'

/** Whether a media query matches. For what CSS alone cannot do, like a table that becomes cards. */
export function useMedia(query: string): boolean {
  const subscribe = (changed: () => void) => {
    const media = matchMedia(query)
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
