import { useSyncExternalStore } from 'react'
import { keys, read } from '#web/api/storage.ts'

function subscribe(changed: () => void) {
  // Another tab may log in or out.
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

/** False on the server, which cannot know, and during hydration, which must draw the same. */
export const useHasToken = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => Boolean(read(keys.accessToken)),
    () => false,
  )
