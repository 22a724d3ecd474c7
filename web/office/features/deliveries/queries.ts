import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { dueCalls } from '#contract/office/member-notes.ts'
import type { unreachedList } from '#contract/telling/deliveries.office.ts'
import { call } from '#web/api/client.ts'

export type Unreached = AnswerOf<typeof unreachedList>['list'][number]
export const unreachedKey = ['unreached'] as const

export const unreachedQuery = (page: number) =>
  queryOptions({
    queryKey: [...unreachedKey, page],
    queryFn: ({ signal }) => call('GET /office/unreached', { offset: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
    // Colleagues work through the same list.
    staleTime: 0,
  })

export type DueCall = AnswerOf<typeof dueCalls>['list'][number]

export const dueCallsQuery = queryOptions({
  queryKey: [...unreachedKey, 'due'],
  queryFn: ({ signal }) => call('GET /office/due-calls', {}, { signal }),
  // Colleagues work through the same list.
  staleTime: 0,
})
