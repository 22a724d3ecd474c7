import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** The share of a picture that must be in sight for it to count as seen. */
const share = 0.6

/** Calls `onSeen` once, when the picture has loaded and is on the screen, not below its edge. */
export function usePictureSeen(onSeen: () => void): {
  picture: RefObject<HTMLImageElement | null>
  onLoad: () => void
} {
  const picture = useRef<HTMLImageElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const tell = useEffectEvent(onSeen)
  useEffect(() => {
    if (!isLoaded || !picture.current) return
    const watch = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        tell()
      },
      { threshold: share },
    )
    watch.observe(picture.current)
    return () => watch.disconnect()
  }, [isLoaded])
  return { picture, onLoad: () => setLoaded(true) }
}
