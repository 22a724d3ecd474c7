import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { meQuery } from '#web/session/queries.ts'

export const familyQuery = queryOptions({
  queryKey: ['family logins'],
  queryFn: ({ signal }) => call('GET /family', {}, { signal }),
})

/** Whether somebody of the family is logged in with whose contact the profile is not registered. */
export const useIsInvited = (): boolean => useQuery(meQuery).data?.logged_in.is_owner === 'N'
