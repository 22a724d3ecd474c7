import { useSyncExternalStore } from 'react'
import { keys, read } from '#web/api/storage.ts'

function subscribe(changed: () => void) {
  // Another tab may log in or out. It may also write other things, while a registration here has a token and waits for its code.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === keys.accessToken || key === null) changed()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** False on the server, which cannot know, and during hydration, which must draw the same. */
export const useHasToken = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => Boolean(read(keys.accessToken)),
    () => false,
  )
