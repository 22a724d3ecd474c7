import { useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { fetchSealed, SealedPicture } from '#web/office/parts/sealed-pictures.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from '../ItemPane.module.css'
import type { ItemOf } from '../queries.ts'
import { queueWords } from '../words.ts'

interface Props {
  item: ItemOf<'document'>
  reason: string
  /** Called once every side is loaded. */
  onSeen: () => void
}

export function DocumentSides({ item, reason, onSeen }: Props) {
  const t = queueWords(useLanguage())
  const sides = useQueries({
    queries: item.files.map(({ side }) => ({
      queryKey: ['document side', item.uuid, item.version, side],
      queryFn: () => fetchSealed(`/api/office/queue/${item.uuid}/document/${side}`, reason),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
    })),
  })
  const isWhole = sides.every(({ data }) => data !== undefined)
  const tell = useEffectEvent(onSeen)
  useEffect(() => {
    if (isWhole) tell()
  }, [isWhole])
  return item.files.map(({ side }, at) => {
    const { data, error, refetch } = sides[at] ?? {}
    const label = side === 'front' ? t.front : t.back_side
    return (
      <section key={side} className={styles.part}>
        <h3>{label}</h3>
        {data ? (
          <SealedPicture bytes={data} label={label} className={styles.paper} />
        ) : (
          <NoAnswerYet part error={error} onRetry={() => void refetch?.()} />
        )}
      </section>
    )
  })
}
