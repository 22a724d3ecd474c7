import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { Gender } from '#domain/limits.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Portrait } from '#web/ui/Portrait.tsx'
import type { NeighbourFace } from './position.ts'
import styles from './StepButton.module.css'
import { steppingWords } from './words.ts'

interface Props {
  by: -1 | 1
  to: NeighbourFace
  gender: Gender | null
  onPress: () => void
}

/** The button to a neighbour, with their face. */
export function StepButton({ by, to: { image, surname }, gender, onPress }: Props) {
  const t = steppingWords(useLanguage())
  const isBack = by < 0
  return (
    <button
      type="button"
      className={classNames(styles.button, isBack && styles.back)}
      aria-label={[isBack ? t.previousProfile : t.nextProfile, surname].filter(Boolean).join(', ')}
      onClick={onPress}
    >
      {isBack ? <Icon of={IconChevronLeft} /> : <Icon of={IconChevronRight} />}
      {image === undefined ? (
        <span className={styles.face} />
      ) : (
        <Portrait key={image} className={styles.face} image={image} gender={gender} alt="" face />
      )}
      <span className={styles.word}>{isBack ? t.prev : t.next}</span>
    </button>
  )
}
