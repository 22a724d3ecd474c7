import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { handpickCandidates } from '#contract/office/handpick.ts'
import { call } from '#web/api/client.ts'

export type Candidate = AnswerOf<typeof handpickCandidates>['list'][number]
export type HandpickMember = AnswerOf<typeof handpickCandidates>['member']
export type EarlierPick = AnswerOf<typeof handpickCandidates>['earlier'][number]

export const dayQuery = queryOptions({
  queryKey: ['handpick day'],
  queryFn: ({ signal }) => call('GET /office/handpick', {}, { signal }),
})

export const candidatesQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['handpick', uuid],
    queryFn: ({ signal }) => call('GET /office/handpick/:uuid', { uuid }, { signal }),
  })
