import { SurnameBand } from '#web/member/parts/SurnameRows.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
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

export const RowSkeletons = () => (
  <Card className={styles.rows}>
    {[...four, 5, 6, 7, 8].map(n => (
      <Skeleton key={n} />
    ))}
  </Card>
)
