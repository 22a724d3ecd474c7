import { keepPreviousData, queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { SentCriteria } from '#contract/criteria.ts'
import { call } from '#web/api/client.ts'
import { type ListOption, type OptionListName, optionsQuery } from '#web/api/option-lists.ts'
import { queryClient } from '#web/api/queries.ts'
import type { Choice } from '#web/ui/matching.ts'
import { type ListCriterion, listCriteria, type SearchLists } from './search-form.ts'
import { type SearchOrder, writeStored } from './stored.ts'

/** How many a search would find. Nobody pressed a button for it: where it fails, no number is shown. */
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
 * Searches and keeps the search; what was found before is forgotten. A list on the screen is not read anew here: it would
 * ask for what it stands for, the search before, and that would be a search of its own.
 */
export async function searchFor(criteria: SentCriteria, order: SearchOrder): Promise<void> {
  await call('POST /search-user', { ...criteria, order_by: order, sort_by: 'DESC' })
  writeStored({ criteria, order, at: Date.now() })
  queryClient.removeQueries({ queryKey: savedKey })
  queryClient.removeQueries({ queryKey: ['members', 'search'], type: 'inactive' })
}

const listNames = {
  maritalStatus: 'MARITAL_STATUS',
  education: 'EDUCATION_GROUP',
  occupation: 'OCCUPATION_TYPE',
  workLocation: 'work-location',
  abroad: 'MOVE_TO_ABROAD',
  nativeDistrict: 'district',
  diet: 'DIET',
} as const satisfies Record<ListCriterion, OptionListName>

export interface SearchListsState {
  lists: SearchLists
  failed: boolean
  retry: () => void
}

/** The wire knows an answer about moving abroad by its name, everything else by its id. */
const choiceOf = (criterion: ListCriterion, { uuid, name, also }: ListOption): Choice => ({
  value: criterion === 'abroad' ? name : uuid,
  label: name,
  ...(also && { also }),
})

// Made once: hundreds of options would else be made anew at every stroke.
const listQueries = listCriteria.map(criterion => ({
  ...optionsQuery(listNames[criterion]),
  select: (items: readonly ListOption[]) => items.map(item => choiceOf(criterion, item)),
}))
const together = (results: readonly UseQueryResult<Choice[]>[]): SearchListsState => ({
  lists: Object.fromEntries(
    listCriteria.flatMap((criterion, at) => {
      const options = results[at]?.data
      return options ? [[criterion, options]] : []
    }),
  ),
  failed: results.some(result => result.isError),
  retry: () => {
    for (const result of results) if (result.isError) void result.refetch()
  },
})

export const useSearchLists = (): SearchListsState => useQueries({ queries: listQueries, combine: together })
