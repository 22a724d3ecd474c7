import { useEffect, useRef } from 'react'
import { photoPage } from '#domain/share-target.ts'
import { takeSharedPhoto } from '#web/session/shared-photo.ts'

/** Hands on the photo that was shared from the phone's gallery, once the member's photos are loaded. Null where it got lost. */
export function useSharedPhoto(isReady: boolean, take: (photo: File | null) => void): void {
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    if (!isReady || `${location.pathname}${location.search}` !== photoPage) return
    // Loading the page again must not ask for the photo again.
    history.replaceState(history.state, '', location.pathname)
    void takeSharedPhoto().then(photo => latest.current(photo))
  }, [isReady])
}
