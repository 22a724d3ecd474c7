import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { officeMe } from '#contract/office/staff-login.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { currentLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'

export type LoggedIn = AnswerOf<typeof officeMe>

const nobodyAnswered = (error: unknown) => error instanceof CallFailed && (error.status === 0 || error.status > 501)
const isLoggedOut = (error: unknown) => error instanceof CallFailed && error.code === 'no_session'

/** The member of staff who is logged in, or null. The login replaces every screen while it is null. */
export const staffQuery = queryOptions({
  queryKey: ['office staff'],
  queryFn: ({ signal }) =>
    call('GET /office/me', {}, { signal }).catch((error: unknown) => {
      if (isLoggedOut(error)) return null
      throw error
    }),
  staleTime: 60_000,
})

/** Shows the login when the session has ended. The address stays, so that the login returns to the same screen. */
function leaveIfEnded(error: unknown): void {
  if (isLoggedOut(error)) officeClient.setQueryData(staffQuery.queryKey, null)
}

/** Shows a toast with the reason why an act failed. */
export function toastOfficeFailure(error: unknown): void {
  leaveIfEnded(error)
  toast.error(wordFailure(currentLanguage(), error))
}

export const officeClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: leaveIfEnded }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < 1 && nobodyAnswered(error),
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always', onError: toastOfficeFailure },
  },
})
