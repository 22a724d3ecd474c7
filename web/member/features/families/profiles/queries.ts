import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

interface ProfileRequest {
  uuid: string
  isOwn: boolean
  activityId: string | undefined
}

const fiveMinutes = 5 * 60_000

/** The server records each read as a visit, so a profile is not read again when the window gets the focus. */
export const profileQuery = ({ uuid, isOwn, activityId }: ProfileRequest) =>
  queryOptions({
    queryKey: ['profile', uuid, { isOwn, activityId }],
    queryFn: ({ signal }) => {
      const input = { uuid, ...(isOwn && { type: 'SELF' }), ...(activityId && { activity_id: activityId }) }
      return call('GET /profile-detail/:uuid', input, { signal })
    },
    staleTime: fiveMinutes,
    refetchOnWindowFocus: false,
  })

/** A profile that may come next. Reading it records no visit, so it is drawn only until `profileQuery` has answered. */
export const prefetchedProfileQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['profile', uuid, 'prefetched'],
    queryFn: ({ signal }) => call('GET /profile-detail/:uuid', { uuid, ahead: '1' }, { signal }),
    staleTime: fiveMinutes,
  })
