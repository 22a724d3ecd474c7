import { useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.ts'
import { useLanguage } from '../language.ts'
import { carouselRole } from './carousel-role.ts'
import { Gallery } from './Gallery.tsx'
import styles from './photos.module.css'
import { Slides, type SlidesProps } from './Slides.tsx'
import { useSnap } from './use-snap.ts'

/**
 * `card` fills the side of a card that is one link, `frame` fills a frame, `small` is beside a greeting, and `cell` is in a
 * table, without buttons and count.
 */
type CarouselShape = 'card' | 'frame' | 'small' | 'cell'

/** The photos of one person. A press opens the gallery. */
export function Carousel({
  className,
  shape,
  ...pictured
}: SlidesProps & { className?: string | undefined; shape?: CarouselShape }) {
  const snap = useSnap(pictured.photos.length)
  const [open, setOpen] = useState<number | null>(null)
  return (
    <div
      className={classNames(styles.carousel, shape && styles[shape], className)}
      {...carouselRole(pictured, useLanguage())}
    >
      <Slides {...pictured} snap={snap} onOpen={setOpen} />
      {/* A portal, because the styles of a card's photos must not apply to the gallery. */}
      {open === null
        ? null
        : createPortal(<Gallery {...pictured} start={open} onClose={() => setOpen(null)} />, document.body)}
    </div>
  )
}
