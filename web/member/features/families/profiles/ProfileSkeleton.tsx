import { memberWords } from '#web/member/words.ts'
import { DelayedPlaceholder } from '#web/ui/DelayedPlaceholder.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ProfileLayout } from './ProfileLayout.tsx'
import styles from './ProfileSkeleton.module.css'

export function ProfileSkeleton() {
  const { loading } = memberWords(useLanguage())
  return (
    <DelayedPlaceholder label={<h1>{loading}</h1>}>
      <ProfileLayout photo={<Skeleton className={styles.photo} />}>
        <Skeleton className={styles.line} />
        <Skeleton className={styles.why} />
        <Skeleton className={styles.line} />
      </ProfileLayout>
    </DelayedPlaceholder>
  )
}
