import { useState } from 'react'
import bride from './portrait-bride.svg'
import groom from './portrait-groom.svg'

interface Props {
  image: string | null | undefined
  gender: 'M' | 'F' | null
  alt: string
  className?: string
  /** Cut to the face, for a small round place. */
  face?: boolean
  /** Far down the page: fetched when it comes near. */
  lazy?: boolean
}

const faceOnly = '#svgView(viewBox(40,36,160,160))'

/** A member's photo, or the drawn figure that stands for one, also when the photo's link has ended. */
export function Portrait({ image, gender, alt, className, face = false, lazy = false }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const drawn = `${gender === 'F' ? bride : groom}${face ? faceOnly : ''}`
  const photo = image && image !== failed ? image : null
  return (
    <img
      className={className}
      src={photo ?? drawn}
      alt={alt}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
      onError={() => setFailed(photo)}
    />
  )
}
