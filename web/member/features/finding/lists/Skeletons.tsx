import { SurnameBand } from '#web/member/parts/SurnameRows.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Families } from './Families.tsx'
import type { ListView } from './list-view.ts'
import { EmptyMemberCard } from './MemberCard.tsx'
import styles from './Skeletons.module.css'

const four = [1, 2, 3, 4]

export const CardSkeleton = () => (
  <EmptyMemberCard
    surname={<SurnameBand className={styles.surname} />}
    photo={<Skeleton className={styles.photo} />}
    facts={
      <div className={styles.lines}>
        {four.map(line => (
          <Skeleton key={line} />
        ))}
      </div>
    }
  />
)

const eight = [...four, 5, 6, 7, 8]

/** Skeletons in the shape of what comes. */
export const FamilySkeletons = ({ view = 'FACTS' }: { view?: ListView }) => (
  <Families
    view={view}
    rows={view === 'FACES' ? eight : four}
    face={n => (
      <div key={n} className={styles.face}>
        <Skeleton className={styles.photo} />
        <Skeleton />
      </div>
    )}
    facts={n => <CardSkeleton key={n} />}
  />
)

export const RowSkeletons = () => (
  <Card className={styles.rows}>
    {eight.map(n => (
      <Skeleton key={n} />
    ))}
  </Card>
)
