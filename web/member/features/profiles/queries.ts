import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

interface Asked {
  uuid: string
  self: boolean
  activityId: string | undefined
}

const aWhile = 5 * 60_000

/** Reading it is noted as a visit: it is not read again only because the window came to the front. */
export const profileQuery = ({ uuid, self, activityId }: Asked) =>
  queryOptions({
    queryKey: ['profile', uuid, { self, activityId }],
    queryFn: ({ signal }) => {
      const asked = { uuid, ...(self && { type: 'SELF' }), ...(activityId && { activity_id: activityId }) }
      return call('GET /profile-detail/:uuid', asked, { signal })
    },
    staleTime: aWhile,
    refetchOnWindowFocus: false,
  })

/** The same of one who may come next. It is no visit, so it never stands in for the reading: only until that is there. */
export const prefetchedProfileQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['profile', uuid, 'ahead'],
    queryFn: ({ signal }) => call('GET /profile-detail/:uuid', { uuid, ahead: '1' }, { signal }),
    staleTime: aWhile,
  })
