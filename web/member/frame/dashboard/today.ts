import { queryOptions, useQuery } from '@tanstack/react-query'
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

/** What stands above the faces, once it came or was waited for long enough. What comes later waits for the next visit. */
export function useToday(): { isReady: boolean; today: Today | undefined } {
  const { data, isPending } = useQuery(todayQuery)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isPending || isLate) return
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isPending, isLate])
  return { isReady: isLate || !isPending, today: isLate ? undefined : data }
}
