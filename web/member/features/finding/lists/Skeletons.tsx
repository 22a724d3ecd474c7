import { SurnameBand } from '#web/member/parts/SurnameRows.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { MemberCardFrame, MemberCards } from './MemberCard.tsx'
import styles from './Skeletons.module.css'

const four = [1, 2, 3, 4]

/** Skeletons in the shape of cards. */
export const CardSkeletons = () => (
  <MemberCards>
    {four.map(n => (
      <MemberCardFrame key={n} className={styles.card}>
        <Skeleton className={styles.photo} />
        <div>
          <SurnameBand className={styles.surname} />
          <div className={styles.lines}>
            {four.map(line => (
              <Skeleton key={line} />
            ))}
          </div>
        </div>
      </MemberCardFrame>
    ))}
  </MemberCards>
)

export const RowSkeletons = () => (
  <Card className={styles.rows}>
    {[...four, 5, 6, 7, 8].map(n => (
      <Skeleton key={n} />
    ))}
  </Card>
)
