import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

/** One page of the matches, counted from one. */
export const matchesQuery = (page: number) =>
  queryOptions({
    queryKey: ['members', 'matches', page],
    queryFn: ({ signal }) => call('GET /matches', { offset: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
  })
