import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './ScreenSkeleton.module.css'

/** The skeleton of a screen that begins with a portrait and a name. */
export const ScreenSkeleton = () => (
  <div className={styles.screen}>
    <Skeleton className={styles.portrait} />
    <div className={styles.lines}>
      <Skeleton className={styles.name} />
      <Skeleton />
      <Skeleton className={styles.short} />
    </div>
  </div>
)
