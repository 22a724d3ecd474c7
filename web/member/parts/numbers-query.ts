import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

export const numbersQuery = queryOptions({
  queryKey: ['contact-numbers'],
  queryFn: ({ signal }) => call('GET /get-contact/details', {}, { signal }),
  staleTime: 0,
})
