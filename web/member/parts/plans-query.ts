import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call('GET /subscription-plan/pagination/list', {}, { signal }),
  staleTime: 0,
})
