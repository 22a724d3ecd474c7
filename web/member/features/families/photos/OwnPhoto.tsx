import { IconClockHour4, IconStar } from '@tabler/icons-react'
import { faceText } from '#domain/families/face.ts'
import type { Gender } from '#domain/limits.ts'
import type { OwnPhotos } from '#web/member/parts/own-photos-query.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Portrait } from '#web/ui/Portrait.tsx'
import styles from './PhotosEditor.module.css'
import { photoWords } from './words.ts'

interface Props {
  photo: OwnPhotos['list'][number]
  /** Counted from one. */
  n: number
  total: number
  gender: Gender
  onMakeFirst: () => void
  onPlaceFace: () => void
  onRemove: () => void
}

/** A link stays the same all day, and the browser would keep the face from before. */
const asPlaced = ({ tile, face }: Props['photo']) => (face ? `${tile}&face=${faceText(face)}` : tile)

/** One of the member's photos, with its buttons. */
export function OwnPhoto({ photo, n, total, gender, onMakeFirst, onPlaceFace, onRemove }: Props) {
  const t = photoWords(useLanguage())
  return (
    <li className={styles.photo} tabIndex={-1}>
      <div className={styles.frame}>
        <Portrait image={asPlaced(photo)} gender={gender} alt={t.photoOf(n, total)} />
        {n === 1 ? (
          <Badge tone="gold" className={styles.mark}>
            <Icon of={IconStar} />
            {t.first}
          </Badge>
        ) : null}
      </div>
      {photo.status === 'WAITING' ? (
        <p className={styles.waiting}>
          <Icon of={IconClockHour4} />
          {t.waiting}
        </p>
      ) : null}
      <div className="row-2">
        {n > 1 ? (
          <Button small aria-label={t.makeFirstLabel(n)} onClick={onMakeFirst}>
            {t.makeFirst}
          </Button>
        ) : null}
        <Button small aria-label={t.placeFaceLabel(n)} onClick={onPlaceFace}>
          {t.placeFace}
        </Button>
        <Button small kind="quiet" aria-label={t.removeLabel(n)} onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
    </li>
  )
}
