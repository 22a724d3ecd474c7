import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReadIn } from '#web/access/consent/use-consent-ticks.ts'
import { call } from '#web/api/client.ts'

/** Where a link leads to the question itself, and not only to its page. */
export const candidateAnchor = 'question'

export const candidateStateQuery = queryOptions({
  queryKey: ['candidate'],
  queryFn: ({ signal }) => call('GET /candidate', {}, { signal }),
})

export const candidateQuestionQuery = (token: string, language: ReadIn) =>
  queryOptions({
    queryKey: ['candidate question', token, language],
    queryFn: ({ signal }) => call('GET /candidate-consent/:token', { token, language }, { signal }),
    // While another language comes, the page stays as it is.
    placeholderData: keepPreviousData,
    retry: false,
  })
