import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SentCriteria } from '#contract/finding/criteria-schema.ts'
import { call } from '#web/api/client.ts'
import { queryClient } from '#web/session/queries.ts'
import { type SearchOrder, writeStoredSearch } from './stored-search.ts'

/** How many profiles a search would find. The member did not ask for the number, so a failure only leaves it out. */
export const countQuery = (criteria: string) =>
  queryOptions({
    queryKey: ['search-count', criteria],
    queryFn: ({ signal }) => call('POST /search-count', JSON.parse(criteria) as SentCriteria, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })

const savedKey = ['saved-search']
export const savedQuery = queryOptions({
  queryKey: savedKey,
  queryFn: async ({ signal }) => (await call('GET /search-json-user', {}, { signal })).list.search_json,
})

/**
 * Searches, stores the search, and drops the cached pages of the previous one. The list on the screen is not refetched
 * here, because it would send the previous criteria and the server would search for those again.
 */
export async function searchFor(criteria: SentCriteria, order: SearchOrder): Promise<void> {
  await call('POST /search-user', { ...criteria, order_by: order, sort_by: 'DESC' })
  writeStoredSearch({ criteria, order, at: Date.now() })
  queryClient.removeQueries({ queryKey: savedKey })
  queryClient.removeQueries({ queryKey: ['members', 'search'], type: 'inactive' })
}
