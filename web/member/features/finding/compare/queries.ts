import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

/** The server records each read as a visit, so the sheet is not read again when the window gets the focus. */
export const compareQuery = (uuid: readonly string[]) =>
  queryOptions({
    queryKey: ['members', 'compare', ...uuid],
    queryFn: ({ signal }) => call('GET /compare', { uuid: [...uuid] }, { signal }),
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  })

/** Everybody on the shortlist, a page at a time. */
export const shortlistQuery = infiniteQueryOptions({
  queryKey: ['shortlist to choose from'],
  queryFn: ({ pageParam, signal }) => call('GET /profile/short-listed/list', { offset: pageParam }, { signal }),
  initialPageParam: 0,
  getNextPageParam: page => page.next_offset,
})
