import { useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DocumentSide } from '#domain/id-proof.ts'
import { CallFailed } from '#web/api/client.ts'
import { OfficeFailure } from '#web/office/frame/OfficeFailure.tsx'
import { OfficeLoading } from '#web/office/frame/OfficeLoading.tsx'
import { currentLanguage, useLanguage } from '#web/ui/language.ts'
import styles from '../ItemPane.module.css'
import type { ItemOf } from '../queries.ts'
import { queueWords } from '../words.ts'

/** The bytes of one side. They have no address that could be opened again or passed on. */
async function fetchSide(item: string, side: DocumentSide, reason: string): Promise<Blob> {
  const response = await fetch(`/api/office/queue/${item}/document/${side}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: currentLanguage() },
    body: JSON.stringify({ reason }),
  })
  if (response.ok) return response.blob()
  const refusal = (await response.json().catch(() => ({}))) as { message?: string }
  throw new CallFailed(response.status, refusal.message ?? '')
}

interface Props {
  item: ItemOf<'document'>
  reason: string
  /** Every side is there. */
  onSeen: () => void
}

export function DocumentSides({ item, reason, onSeen }: Props) {
  const say = queueWords(useLanguage())
  const sides = useQueries({
    queries: item.files.map(({ side }) => ({
      queryKey: ['document side', item.uuid, item.version, side],
      queryFn: () => fetchSide(item.uuid, side, reason),
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
    const label = side === 'front' ? say.front : say.back_side
    return (
      <section key={side} className={styles.part}>
        <h3>{label}</h3>
        {data ? (
          <Picture bytes={data} label={label} />
        ) : error ? (
          <OfficeFailure part error={error} onRetry={() => void refetch?.()} />
        ) : (
          <OfficeLoading />
        )}
      </section>
    )
  })
}

function Picture({ bytes, label }: { bytes: Blob; label: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address ? <img className={styles.paper} src={address} alt={label} /> : null
}
