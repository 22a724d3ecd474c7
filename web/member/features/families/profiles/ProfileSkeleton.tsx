import { SurnameBand } from '#web/member/parts/SurnameRows.tsx'
import { memberWords } from '#web/member/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { DelayedPlaceholder } from '#web/ui/DelayedPlaceholder.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ProfileLayout } from './ProfileLayout.tsx'
import styles from './ProfileSkeleton.module.css'

export function ProfileSkeleton() {
  const { loading } = memberWords(useLanguage())
  return (
    <DelayedPlaceholder label={<h1>{loading}</h1>}>
      <ProfileLayout className={styles.skeleton} photo={<Skeleton className={styles.photo} />}>
        <Card>
          <SurnameBand className={styles.surname} />
          <div className={styles.lead} />
        </Card>
        <Skeleton className={styles['gun-milan']} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
      </ProfileLayout>
    </DelayedPlaceholder>
  )
}
