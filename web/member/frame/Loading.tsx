import { memberWords } from '#web/member/words.ts'
import { AfterPause } from '#web/ui/AfterPause.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './Loading.module.css'

/** A skeleton in the shape of a screen that begins with a portrait and a name. */
export function Loading() {
  const { loading } = memberWords(useLanguage())
  return (
    <AfterPause label={<h1>{loading}</h1>}>
      <div className={styles.loading}>
        <Skeleton className={styles.portrait} />
        <div className={styles.lines}>
          <Skeleton className={styles.name} />
          <Skeleton />
          <Skeleton className={styles.short} />
        </div>
      </div>
    </AfterPause>
  )
}
