import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { Dialog } from '../Dialog.tsx'
import { useLanguage } from '../language.ts'
import { Portrait } from '../Portrait.tsx'
import { carouselRole } from './carousel-role.ts'
import styles from './photos.module.css'
import { Slides, type SlidesProps } from './Slides.tsx'
import { useSnap } from './use-snap.ts'
import { carouselWords } from './words.ts'

interface Props extends SlidesProps {
  /** The index of the first photo to show. */
  start: number
  onClose: () => void
}

/** One large photo with thumbnails of all below. The arrow keys step through them. */
export function Gallery({ start, onClose, ...pictured }: Props) {
  const { photos, largePhotos = photos, gender, of } = pictured
  const language = useLanguage()
  const t = carouselWords(language)
  const snap = useSnap(photos.length, start)
  const { track } = snap

  useLayoutEffect(() => {
    track.current?.scrollTo({ left: start * track.current.clientWidth, behavior: 'instant' })
  }, [track, start])

  const step = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') snap.go(snap.index - 1)
    else if (event.key === 'ArrowRight') snap.go(snap.index + 1)
    else return
    event.preventDefault()
  })
  // The listener is on the document, because the focus starts on the title and not in the slides.
  useEffect(() => {
    document.addEventListener('keydown', step)
    return () => document.removeEventListener('keydown', step)
  }, [])

  return (
    <Dialog className={styles.gallery} title={t.photos(of)} onClose={onClose}>
      <div className={styles.carousel} {...carouselRole(pictured, language)}>
        <Slides photos={largePhotos} gender={gender} of={of} snap={snap} />
      </div>
      {photos.length > 1 ? (
        <ul className={styles.thumbnails}>
          {photos.map((photo, at) => (
            <li key={photo}>
              <button type="button" aria-current={at === snap.index ? 'true' : undefined} onClick={() => snap.go(at)}>
                <Portrait image={photo} gender={gender} alt={t.photo(at + 1, photos.length, of)} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}
