import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { call } from '#web/api/client.ts'
import { queryClient } from '#web/session/queries.ts'

export type SavedSearch = AnswerOf<Calls['savedSearches']>['list'][number]

export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: ({ signal }) => call('GET /saved-searches', {}, { signal }),
})

export const refreshSavedSearches = () => queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey })
