import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { memberProfile } from '#contract/families/my-profile.office.ts'
import { call } from '#web/api/client.ts'

export type OfficeProfile = AnswerOf<typeof memberProfile>

/** Fetched whenever the form opens: a save is refused when it started from an outdated version. */
export const profileQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['member', uuid, 'profile'],
    queryFn: ({ signal }) => call('GET /office/members/:uuid/profile', { uuid }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
