import { useRef, useState } from 'react'
import Cropper, { type MediaSize, type Point } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { classNames } from '../class-names.ts'
import styles from './Crop.module.css'
import type { Area } from './crop-picture.ts'
import { middleOf, offsetOf } from './frame-shape.ts'

interface Props {
  className?: string | undefined
  address: string
  /** Width over height. */
  aspect: number
  /** What is in the frame at first, of a picture of this size. */
  partOf: (picture: MediaSize) => Area
  /** Called with the middle of the part, as parts of width and height, when somebody has moved the picture. */
  onMiddle: (middle: Point) => void
  words: { picture: string; frame: string }
}

/** The largest part of a picture that has a shape. The picture is moved behind it by finger, mouse or arrow keys. */
export function PartFrame({ className, address, aspect, partOf, onMiddle, words }: Props) {
  const [media, setMedia] = useState<MediaSize | null>(null)
  const [moved, setMoved] = useState<Point | null>(null)
  const isTouched = useRef(false)
  const place = moved ?? (media ? offsetOf(partOf(media), media) : { x: 0, y: 0 })
  return (
    <div className={classNames(styles.part, className)}>
      <Cropper
        image={address}
        crop={place}
        aspect={aspect}
        objectFit="cover"
        maxZoom={1}
        showGrid={false}
        // The page is scrolled over the photo.
        zoomWithScroll={false}
        keyboardStep={4}
        setMediaSize={setMedia}
        onInteractionStart={() => {
          isTouched.current = true
        }}
        onCropChange={next => {
          // It also reports where it has put the picture by itself.
          if (!media || !isTouched.current) return
          setMoved(next)
          onMiddle(middleOf(next, media))
        }}
        mediaProps={{ alt: words.picture }}
        cropperProps={{ role: 'application', 'aria-label': words.frame }}
        // The content security policy refuses the style element that it would add, so its style sheet is imported above.
        disableAutomaticStylesInjection
      />
    </div>
  )
}
