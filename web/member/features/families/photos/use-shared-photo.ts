import { useEffect, useRef } from 'react'
import { photoPage } from '#domain/share-target.ts'
import { takeSharedPhoto } from '#web/session/shared-photo.ts'

/** Hands a photo that was shared from the phone's gallery on, once the own photos are known; null where it got lost. */
export function useSharedPhoto(isReady: boolean, take: (photo: File | null) => void): void {
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    if (!isReady || `${location.pathname}${location.search}` !== photoPage) return
    // Whoever loads the page again has shared nothing.
    history.replaceState(history.state, '', location.pathname)
    void takeSharedPhoto().then(photo => latest.current(photo))
  }, [isReady])
}
