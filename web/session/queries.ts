import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { isUnverified, leaveIfEnded, leaveUnverified, rememberMember, tellFailure } from '#web/session/session.ts'
import { CallFailed, call } from '../api/client.ts'

const nobodyAnswered = (error: unknown) => error instanceof CallFailed && (error.status === 0 || error.status > 501)

/**
 * The page has one client. Components outside of a provider pass it themselves. A screen words its own failed queries. A failed
 * mutation is shown at once unless its form does so.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: leaveIfEnded }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && nobodyAnswered(error),
      // Pausing while offline would look like a slow page, so a query fails at once and is repeated on reconnect.
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

/** The counts of the member's activity. Every action invalidates them. */
export const activityCountQuery = queryOptions({
  queryKey: ['activity-count'],
  queryFn: ({ signal }) => call('GET /get-activity-count', {}, { signal }),
})
