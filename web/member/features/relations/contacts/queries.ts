import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

/** What asking for this contact would cost. Asked anew each time, because views are spent elsewhere too. */
export const remainingContactQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['contact', uuid],
    queryFn: ({ signal }) => call('GET /remmaing-contact-detail/:uuid', { uuid }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
