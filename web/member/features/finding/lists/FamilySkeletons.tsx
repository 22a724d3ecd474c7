import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Families } from './Families.tsx'
import styles from './FamilySkeletons.module.css'
import type { ListView } from './list-view.ts'
import { CardSkeleton } from './Skeletons.tsx'

/** Skeletons in the shape of what comes. */
export const FamilySkeletons = ({ view = 'FACTS' }: { view?: ListView }) => (
  <Families
    view={view}
    rows={view === 'FACES' ? [1, 2, 3, 4, 5, 6, 7, 8] : [1, 2, 3, 4]}
    face={n => (
      <div key={n} className={styles.face}>
        <Skeleton />
        <Skeleton />
      </div>
    )}
    facts={n => <CardSkeleton key={n} />}
  />
)
