import { queryOptions, useQueries } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { candidateStateQuery } from '#web/member/features/families/candidate-consent/queries.ts'
import { activityQuery } from '#web/member/features/finding/activity/queries.ts'
import { latestMatchesQuery } from '#web/member/features/finding/matches/queries.ts'
import { useSettled } from '#web/member/parts/use-settled.ts'
import { queryClient } from '#web/session/queries.ts'

/** Asked before the screen is there, and not again when it is. Every action invalidates it. */
export const waitingQuery = queryOptions({
  ...activityQuery('interestReceived', { page: 1, status: 'PENDING' }),
  staleTime: 30_000,
})

export const showingsQuery = queryOptions({
  queryKey: ['showings'],
  queryFn: ({ signal }) => call('GET /showings', {}, { signal }),
})

/** What the dashboard draws above its first cards, and those. */
const queries = [candidateStateQuery, waitingQuery, showingsQuery, latestMatchesQuery] as const

/** Asks for all of them at once, before the screen is there. */
export const askAboveCards = (): Promise<unknown> =>
  Promise.all([
    queryClient.prefetchQuery(candidateStateQuery),
    queryClient.prefetchQuery(waitingQuery),
    queryClient.prefetchQuery(showingsQuery),
    queryClient.prefetchQuery(latestMatchesQuery),
  ])

/** Whether all of them have come, or failed. */
export const useAboveCards = (): boolean => useSettled(useQueries({ queries }))
