import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { cashClosings } from '#contract/money/cash-closings.office.ts'
import { call } from '#web/api/client.ts'

export type CashClosing = AnswerOf<typeof cashClosings>['list'][number]
export type ExpectedCash = AnswerOf<typeof cashClosings>['expected'][number]
export const cashKey = ['office cash'] as const

export const cashClosingsQuery = (page: number) =>
  queryOptions({
    queryKey: [...cashKey, page],
    queryFn: ({ signal }) => call('GET /office/cash-closings', { offset: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
  })
