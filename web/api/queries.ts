import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { isUnverified, leaveIfEnded, leaveUnverified, rememberMember, tellFailure } from '#web/session/session.ts'
import { CallFailed, call } from './client.ts'

const nobodyAnswered = (error: unknown) => error instanceof CallFailed && (error.status === 0 || error.status > 501)

/**
 * One for the page; parts outside a provider name it themselves. A failed reading is worded by the screen that wanted
 * it; a failed act is told at once unless its form does so.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: leaveIfEnded }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && nobodyAnswered(error),
      // Waiting in silence for the network would look like a slow page: it fails, says so, and comes back by itself.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always', onError: tellFailure },
  },
})

const never = new Promise<never>(() => undefined)

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => {
    const member = await call('GET /user/me', {}, { signal })
    if (isUnverified(member)) {
      leaveUnverified()
      return never
    }
    rememberMember(member)
    return member
  },
})

/** How many of each kind of doing there are; refreshed whenever one is done. */
export const activityCountQuery = queryOptions({
  queryKey: ['activity-count'],
  queryFn: ({ signal }) => call('GET /get-activity-count', {}, { signal }),
})
