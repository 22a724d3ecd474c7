import type { ReactNode } from 'react'
import { withheldSentence } from '#web/member/parts/withheld-words.ts'
import { Card } from '#web/ui/Card.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Carousel } from '#web/ui/photos/Carousel.tsx'
import styles from './PhotoColumn.module.css'
import type { Profile } from './present/profile.ts'
import { profileWords } from './words.ts'

interface Props {
  profile: Profile
  /** The head of the profile, where it lies on the foot of the photo. */
  head?: ReactNode
  /** The buttons of this profile. */
  children?: ReactNode
}

export function PhotoColumn({ profile, head, children }: Props) {
  const language = useLanguage()
  const t = profileWords(language)
  return (
    <Card as="aside" className={styles.column} aria-label={profile.last_name}>
      <div className={styles.frame} data-follows-swipe data-face>
        <Carousel
          first
          shape="frame"
          className={styles.photos}
          photos={profile.user_images.map(one => one.image)}
          withheld={withheldSentence(profile.photo_withheld, language)}
          gender={profile.gender}
          of={profile.last_name}
        />
        {profile.handPicked ? <span className={styles.ribbon}>{t.suggested}</span> : null}
        {head ? <div className={styles.foot}>{head}</div> : null}
      </div>
      {children}
    </Card>
  )
}
