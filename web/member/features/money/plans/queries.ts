import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

export const fitCountsQuery = queryOptions({
  queryKey: ['fit-counts'],
  queryFn: ({ signal }) => call('GET /membership/fit-counts', {}, { signal }),
  // The server limits how many counts a member gets in an hour.
  staleTime: 10 * 60_000,
  retry: false,
})
