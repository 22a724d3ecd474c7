import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

/** The place of the question on its page, in the address of a link that leads there. */
export const candidateAnchor = 'candidate'

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
