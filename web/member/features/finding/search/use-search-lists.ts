import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ListCriterion, searchCriteria } from '#contract/finding/criteria.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { choosable, type ListOption, optionsQuery } from '#web/api/option-lists.ts'
import { useLanguage } from '#web/ui/language.ts'
import type { Choice } from '#web/ui/matching.ts'
import { listCriteria, type SearchLists } from './search-form.ts'

interface SearchListsState {
  lists: SearchLists
  failed: boolean
  retry: () => void
}

/** On the wire an answer is sent by its name and an option by its id. */
const choiceOf = (criterion: ListCriterion, { uuid, name, also }: ListOption): Choice => ({
  value: searchCriteria[criterion].kind === 'answers' ? name : uuid,
  label: name,
  ...(also && { also }),
})

// What is selected is a function made once, because otherwise hundreds of options would be rebuilt at every keystroke.
const loaded = listCriteria.flatMap(criterion => {
  const declared = searchCriteria[criterion]
  if (!('list' in declared)) return []
  const select = (items: readonly ListOption[]) => choosable(items).map(item => choiceOf(criterion, item))
  return [{ criterion, query: { ...optionsQuery(declared.list), select } }]
})

const combine = (results: readonly UseQueryResult<Choice[]>[]): SearchListsState => ({
  lists: Object.fromEntries(
    loaded.flatMap(({ criterion }, at) => {
      const options = results[at]?.data
      return options ? [[criterion, options]] : []
    }),
  ),
  failed: results.some(result => result.isError),
  retry: () => {
    for (const result of results) if (result.isError) void result.refetch()
  },
})

/** The lists whose words are declared in the contract and need no loading. */
export const ownAnswers = (language: Language): SearchLists =>
  Object.fromEntries(
    listCriteria.flatMap(criterion => {
      const declared = searchCriteria[criterion]
      if (!('words' in declared)) return []
      const { words } = declared
      return [[criterion, Object.entries(words).map(([value, word]) => ({ value, label: word[language] }))]]
    }),
  )

/** The lists of some criteria. The names of all places alone are 17 KB, which a family may never look at. */
export function useSearchLists(isNeeded: (criterion: ListCriterion) => boolean): SearchListsState {
  const language = useLanguage()
  const queries = loaded.map(({ criterion, query }) => ({ ...query, enabled: isNeeded(criterion) }))
  const state = useQueries({ queries, combine })
  return useMemo(() => ({ ...state, lists: { ...state.lists, ...ownAnswers(language) } }), [state, language])
}
