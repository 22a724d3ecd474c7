import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { digits } from '#domain/words/digits.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import { useLanguage } from '../language.ts'
import { Portrait } from '../Portrait.tsx'
import { PhotoCount } from './PhotoCount.tsx'
import styles from './photos.module.css'
import type { Snap } from './use-snap.ts'
import { Withheld } from './Withheld.tsx'
import { carouselWords } from './words.ts'

export interface SlidesProps {
  photos: readonly string[]
  gender: 'M' | 'F' | null
  /** Whose photos they are, as read aloud. */
  of: string
  lazy?: boolean
  /** Whether the first photo is loaded before others. */
  first?: boolean
  /** The photos of the gallery, where they are other files than the small ones. */
  largePhotos?: readonly string[]
  /** The reason why there are no photos to see. */
  withheld?: string | null
}

interface Props extends SlidesProps {
  snap: Snap
  onOpen?: (index: number) => void
}

/** Photos side by side, swiped or stepped through, or a drawn figure where there are none. */
export function Slides({ photos, gender, of, withheld, lazy = false, first = false, snap, onOpen }: Props) {
  const { track, index, go, watch } = snap
  const language = useLanguage()
  const t = carouselWords(language)
  if (photos.length === 0 && withheld)
    return (
      <>
        <Portrait image={null} gender={gender} alt="" lazy={lazy} />
        <Withheld reason={withheld} />
      </>
    )
  if (photos.length === 0) return <Portrait image={null} gender={gender} alt={t.noPhoto(of)} lazy={lazy} />
  const total = photos.length
  return (
    <>
      {/* The row has an id, or the router would restore the scroll position of another member's photos. */}
      {/* Without buttons inside, the row itself must take the focus to be scrolled by keys. */}
      <div
        className={styles.slides}
        ref={track}
        {...watch}
        {...(!onOpen && { tabIndex: 0, role: 'group', 'aria-label': t.photo(index + 1, total, of) })}
        data-scroll-restoration-id={photos[0]}
      >
        {photos.map((photo, at) => {
          const label = t.photo(at + 1, total, of)
          return onOpen ? (
            <button key={photo} type="button" className={styles.slide} onClick={() => onOpen(at)}>
              <Portrait image={photo} gender={gender} alt={label} lazy={lazy || at > 0} first={first && at === 0} />
            </button>
          ) : (
            <div key={photo} className={styles.slide}>
              <Portrait image={photo} gender={gender} alt={label} lazy={lazy || at > 0} first={first && at === 0} />
            </div>
          )
        })}
      </div>
      {total > 1 ? (
        <>
          <button
            type="button"
            className={classNames(styles.step, styles.before)}
            aria-label={t.previous}
            onClick={() => go(index - 1)}
          >
            <Icon of={IconChevronLeft} />
          </button>
          <button
            type="button"
            className={classNames(styles.step, styles.after)}
            aria-label={t.next}
            onClick={() => go(index + 1)}
          >
            <Icon of={IconChevronRight} />
          </button>
        </>
      ) : null}
      <PhotoCount>{digits(language, `${index + 1}/${total}`)}</PhotoCount>
      {/* Buttons and keys move the photos and not the focus, so the current photo is announced to screen readers. */}
      {total > 1 ? <output className="visually-hidden">{t.photo(index + 1, total, of)}</output> : null}
    </>
  )
}
