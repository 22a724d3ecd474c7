import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

/** Who downloaded the member's biodata, page by page. */
export const takersQuery = infiniteQueryOptions({
  queryKey: ['biodata-takers'],
  queryFn: ({ pageParam, signal }) => call('GET /biodata/takers', { offset: String(pageParam) }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ next_offset }) => next_offset,
})
