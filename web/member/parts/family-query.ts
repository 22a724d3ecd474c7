import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

export const familyQuery = queryOptions({
  queryKey: ['family logins'],
  queryFn: ({ signal }) => call('GET /family', {}, { signal }),
})

/** Whether somebody of the family is logged in with whose contact the profile is not registered. */
export const useIsInvited = (): boolean =>
  useQuery(familyQuery).data?.list.some(({ is_you, state }) => is_you === 'Y' && state !== 'OWNER') ?? false
