import { useSyncExternalStore } from 'react'
import { keys, read } from '#web/api/storage.ts'

function subscribe(changed: () => void) {
  // Logging in or out in another tab counts here too.
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

/** False in what the server draws: it cannot know, and the page must hydrate from the same. */
export const useHasToken = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => Boolean(read(keys.accessToken)),
    () => false,
  )
