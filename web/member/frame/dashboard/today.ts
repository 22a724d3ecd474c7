import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { call } from '#web/api/client.ts'

export type Today = AnswerOf<Calls['today']>

/** What stands above the faces. Every action of a card invalidates it, as the lists of My Activity. */
export const todayQuery = queryOptions({
  queryKey: ['activity', 'today'],
  queryFn: ({ signal }) => call('GET /today', {}, { signal }),
})

const patienceMs = 1_500

/**
 * What stands above the faces, once it came or was waited for long enough. What comes later waits for the next visit, so that nothing
 * moves under a thumb; only the family's own answer renews it.
 */
export function useToday(): { isReady: boolean; today: Today | undefined; renew: () => Promise<void> } {
  const client = useQueryClient()
  const { data, isFetching } = useQuery(todayQuery)
  const [visit, setVisit] = useState<{ today: Today | undefined } | null>(null)
  // What an action elsewhere has made untrue is read again first.
  const isCurrent = data !== undefined && !client.getQueryState(todayQuery.queryKey)?.isInvalidated
  if (!visit && (isCurrent || !isFetching)) setVisit({ today: data })
  const isWaiting = visit === null
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setVisit({ today: client.getQueryData(todayQuery.queryKey) }), patienceMs)
    return () => clearTimeout(timer)
  }, [client, isWaiting])
  return {
    isReady: visit !== null,
    today: visit?.today,
    renew: async () => {
      await client.invalidateQueries({ queryKey: ['activity'] })
      setVisit({ today: client.getQueryData(todayQuery.queryKey) })
    },
  }
}
