import { queryOptions, useQuery } from '@tanstack/react-query'
import { CallFailed, call } from '#web/api/client.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { Loading } from '#web/member/parts/Loading.tsx'
import { NotFound } from '#web/member/parts/NotFound.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { MessageCard } from './MessageCard.tsx'
import styles from './OutboxScreen.module.css'
import { outboxWords } from './words.ts'

const refetchMs = 3000
const isAbsent = (error: unknown) => error instanceof CallFailed && error.status === 404

const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: ({ signal }) => call('GET /outbox', {}, { signal }),
  refetchInterval: query => (isAbsent(query.state.error) ? false : refetchMs),
})

/** The outbox of a local demo. Elsewhere the server does not have the call, and the page is not found. */
export default function OutboxScreen() {
  const t = outboxWords(useLanguage())
  const { data, error, refetch } = useQuery(outboxQuery)
  if (isAbsent(error)) return <NotFound />
  if (!data) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />
  return (
    <div className={styles.outbox}>
      <h1>{t.title}</h1>
      <p>{t.what}</p>
      {data.list.length === 0 ? (
        <Card>
          <EmptyState heading={t.empty} help={t.emptyHelp} />
        </Card>
      ) : (
        <ul>
          {data.list.map(message => (
            <MessageCard
              key={`${message.created_at} ${message.channel} ${message.to} ${message.text}`}
              message={message}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
