import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Gallery } from './Gallery.tsx'
import { type Pictured, Slides } from './Slides.tsx'
import { useSnap } from './use-snap.ts'

/** The photos of one person. A press shows them large. */
export function Carousel({ className, ...pictured }: Pictured & { className?: string }) {
  const snap = useSnap(pictured.photos.length)
  const [open, setOpen] = useState<number | null>(null)
  return (
    <div className={className ? `carousel ${className}` : 'carousel'}>
      <Slides {...pictured} snap={snap} onOpen={setOpen} />
      {/* A portal, because the styles of a card's photos must not reach the large ones. */}
      {open === null
        ? null
        : createPortal(<Gallery {...pictured} start={open} onClose={() => setOpen(null)} />, document.body)}
    </div>
  )
}
