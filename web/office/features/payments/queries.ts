import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { officePayments } from '#contract/office/payments.ts'
import { call } from '#web/api/client.ts'

export type PaymentRow = AnswerOf<typeof officePayments>['list'][number]
export const paymentsKey = ['office payments'] as const

export const officePaymentsQuery = (query: string, page: number) =>
  queryOptions({
    queryKey: [...paymentsKey, query, page],
    queryFn: ({ signal }) => call('GET /office/payments', { query, offset: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
  })
