import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { useOwnLocation } from '#web/member/frame/use-own-location.ts'
import { keepPlace, keptPlace, type ListKey, topFor } from './list-place.ts'

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })

/**
 * A list opens at its top, each page of it too; going back finds it where it was left. The router does this for every
 * other screen, but knows neither when the rows are there nor how far above the place a list wants to be.
 */
export function useListPlace(key: ListKey, ready: boolean): void {
  const router = useRouter()
  const entry = useOwnLocation().state.__TSR_key ?? ''

  useLayoutEffect(() => {
    if (!keptPlace(key, entry)) scrollTo(0)
  }, [key, entry])

  useLayoutEffect(() => {
    const place = ready && keptPlace(key, entry)
    if (place) scrollTo(topFor(key, place))
  }, [key, entry, ready])

  // Ends when the rows are out of sight, not only when they are gone: while the next screen's code is on its way they
  // are hidden, and the place of a page without them is its top.
  useLayoutEffect(() => {
    const keep = () => keepPlace(key, { entry, top: window.scrollY })
    const stop = router.subscribe('onBeforeNavigate', keep)
    addEventListener('pagehide', keep)
    return () => {
      stop()
      removeEventListener('pagehide', keep)
    }
  }, [key, entry, router])
}
