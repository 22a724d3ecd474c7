import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

/** Others of the family answer meanwhile, so it is read again whenever the page is opened. */
export const familyAsksQuery = queryOptions({
  queryKey: ['family asks'],
  queryFn: ({ signal }) => call('GET /family-asks', {}, { signal }),
  staleTime: 0,
})
