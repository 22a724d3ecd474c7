import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** So much of a picture is in sight when it counts as drawn on the screen. */
const share = 0.6

/** Says once that a picture was loaded and stood on the screen: not below its edge, and not broken. */
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
