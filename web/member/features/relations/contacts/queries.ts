import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

/** What this contact would cost. It is fetched each time, because views may be spent elsewhere. */
export const remainingContactQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['contact', uuid],
    queryFn: ({ signal }) => call('GET /remmaing-contact-detail/:uuid', { uuid }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
