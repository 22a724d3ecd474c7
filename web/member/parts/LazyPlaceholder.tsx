import { Failure } from '#web/member/parts/Failure.tsx'
import { memberWords } from '#web/member/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { DelayedPlaceholder } from '#web/ui/DelayedPlaceholder.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './LazyPlaceholder.module.css'

interface Props {
  title: string
  /** The query that failed. Without one the card is a skeleton. */
  failed: { error: unknown; refetch: () => unknown } | undefined
}

/** The card in place of a part that loads after its screen, until it is there or when it could not be loaded. */
export function LazyPlaceholder({ title, failed }: Props) {
  const { loading } = memberWords(useLanguage())
  if (!failed)
    return (
      <Card className={styles.waiting}>
        <DelayedPlaceholder label={loading}>
          <Skeleton className={styles.skeleton} />
        </DelayedPlaceholder>
      </Card>
    )
  return (
    <Card as="section" className={styles.failed}>
      <h2>{title}</h2>
      <Failure part className={styles.retry} error={failed.error} onRetry={() => void failed.refetch()} />
    </Card>
  )
}
