import { useSyncExternalStore } from 'react'

/** Whether the page is, say, wide; drawn anew when it changes. For what styles alone cannot say, like a table that becomes cards. */
export function useMedia(query: string): boolean {
  const subscribe = (changed: () => void) => {
    const media = matchMedia(query)
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
