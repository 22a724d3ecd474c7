import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

/** Where a link leads to the question itself, and not only to its page. */
export const candidateAnchor = 'question'

export const candidateStateQuery = queryOptions({
  queryKey: ['candidate'],
  queryFn: ({ signal }) => call('GET /candidate', {}, { signal }),
})

export const candidateQuestionQuery = (token: string) =>
  queryOptions({
    queryKey: ['candidate question', token],
    queryFn: ({ signal }) => call('GET /candidate-consent/:token', { token }, { signal }),
    retry: false,
  })
