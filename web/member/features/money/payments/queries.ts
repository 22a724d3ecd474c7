import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

/** The member's own payments, page by page. */
export const paymentsQuery = infiniteQueryOptions({
  queryKey: ['payments'],
  queryFn: ({ pageParam, signal }) => call('GET /payment/list', { offset: String(pageParam) }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ next_offset }) => next_offset,
  staleTime: 0,
})
