import { useSyncExternalStore } from 'react'
import { keys, read } from '#web/api/storage.ts'

function subscribe(changed: () => void) {
  // Another tab may log in or out. Other changes are ignored, because a registration here may have a token and wait for its code.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === keys.accessToken || key === null) changed()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Whether this browser has a token. False on the server, which cannot know, and during hydration, which must match the server. */
export const useHasToken = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => Boolean(read(keys.accessToken)),
    () => false,
  )
