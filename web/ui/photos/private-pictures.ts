import { createContext, use, useEffect, useState } from 'react'

/** Loads pictures that an image tag cannot load, because it sends no session. */
export interface PrivatePictures {
  isPrivate: (address: string) => boolean
  load: (address: string) => Promise<Blob>
}

/** Without a provider, every picture is loaded by its image tag. */
export const PrivatePicturesContext = createContext<PrivatePictures | null>(null)

/** How far below the screen a picture starts to load. On a slow line a browser would load a whole page of them. */
const nearScreen = '400px'

interface PictureSource {
  /** The source of the image tag. Undefined while it is far away or still loading, null where it cannot be shown. */
  source: string | null | undefined
  /** A ref that observes the tag, so that a picture far down a list is not loaded yet. */
  watch: ((tag: HTMLImageElement | null) => (() => void) | undefined) | undefined
}

export function usePictureSource(address: string | null, isLazy: boolean): PictureSource {
  const pictures = use(PrivatePicturesContext)
  const isPrivate = address !== null && (pictures?.isPrivate(address) ?? false)
  const [isNear, setIsNear] = useState(!isLazy)
  const [watch] = useState(
    () => (tag: HTMLImageElement | null) => (tag ? whenNear(tag, () => setIsNear(true)) : undefined),
  )
  const [loaded, setLoaded] = useState<{ address: string; source: string | null } | null>(null)

  useEffect(() => {
    if (!pictures || !address || !isPrivate || !isNear) return
    let source: string | null = null
    let isGone = false
    const show = (blob: Blob | null) => {
      if (isGone) return
      source = blob && URL.createObjectURL(blob)
      setLoaded({ address, source })
    }
    pictures.load(address).then(show, () => show(null))
    return () => {
      isGone = true
      if (source) URL.revokeObjectURL(source)
    }
  }, [pictures, address, isPrivate, isNear])

  if (address && !isNear) return { source: undefined, watch }
  if (!isPrivate) return { source: address, watch: undefined }
  return { source: loaded?.address === address ? loaded.source : undefined, watch: undefined }
}

const onNearOf = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

/** One observer for all pictures. Paper has no edge of the screen: what is printed is loaded. */
function whenNear(tag: HTMLImageElement, onNear: () => void): () => void {
  if (!observer)
    addEventListener('beforeprint', () => {
      for (const load of onNearOf.values()) load()
    })
  observer ??= new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) onNearOf.get(target)?.()
    },
    { rootMargin: nearScreen },
  )
  onNearOf.set(tag, onNear)
  observer.observe(tag)
  return () => {
    onNearOf.delete(tag)
    observer?.unobserve(tag)
  }
}
