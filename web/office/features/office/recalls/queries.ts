import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { recallList } from '#contract/office/recalls.ts'
import type { ToldState } from '#domain/telling/told-states.ts'
import { call } from '#web/api/client.ts'

export type Recall = AnswerOf<typeof recallList>['list'][number]
export const recallsKey = ['recalls'] as const

export const recallsQuery = (page: number) =>
  queryOptions({
    queryKey: [...recallsKey, page],
    queryFn: ({ signal }) => call('GET /office/recalls', { offset: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
    // Warnings are sent in the background while the page is open.
    refetchInterval: 10_000,
  })

export const warnedQuery = (uuid: string, state: ToldState, page: number) =>
  queryOptions({
    queryKey: [...recallsKey, 'warned', uuid, state, page],
    queryFn: ({ signal }) => call('GET /office/recalls/:uuid/members', { uuid, state, offset: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
  })
