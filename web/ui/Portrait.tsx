import { useState } from 'react'
import { usePictureSource } from './photos/private-pictures.ts'
import bride from './portrait-bride.svg'
import groom from './portrait-groom.svg'

interface Props {
  image: string | null | undefined
  gender: 'M' | 'F' | null
  alt: string
  className?: string | undefined
  /** Whether it is cropped to the face. */
  face?: boolean
  /** Whether the photo is loaded only when it is scrolled near the screen. */
  lazy?: boolean
  /** Whether the photo is loaded before others, because it stands on the first screen. */
  first?: boolean
}

const faceOnly = '#svgView(viewBox(40,36,160,160))'
/** A transparent pixel, because an image without a source would show its description. */
const nothingYet = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** A member's photo, or a drawn figure where there is none or its link has expired. */
export function Portrait({ image, gender, alt, className, face = false, lazy = false, first = false }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const { source, watch } = usePictureSource(image || null, lazy)
  const figure = `${gender === 'F' ? bride : groom}${face ? faceOnly : ''}`
  const photo = source === undefined ? nothingYet : source !== failed ? source : null
  return (
    <img
      ref={watch}
      className={className}
      src={photo ?? figure}
      alt={alt}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(photo)}
    />
  )
}
