import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf, SentTo } from '#contract/endpoint.ts'
import type { officePayments } from '#contract/money/payments.office.ts'
import { call, queryOf } from '#web/api/client.ts'

export type PaymentRow = AnswerOf<typeof officePayments>['list'][number]
export const paymentsKey = ['office payments'] as const

/** Whether it was paid by UPI and waits to be confirmed. */
export const isUnconfirmed = ({ upi, refund }: PaymentRow): boolean =>
  upi !== null && upi.state !== 'CONFIRMED' && refund === 'POSSIBLE'

/** The search as the address holds it. An empty value matches everything. */
export interface PaymentSearch {
  query: string
  from: string
  to: string
  method: string
  plan: string
  unconfirmed: string
  direction: string
}
export const everyPayment: PaymentSearch = {
  query: '',
  from: '',
  to: '',
  method: '',
  plan: '',
  unconfirmed: '',
  direction: '',
}

const given = (search: PaymentSearch) => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''))

export const officePaymentsQuery = (search: PaymentSearch, page: number) =>
  queryOptions({
    queryKey: [...paymentsKey, search, page],
    queryFn: ({ signal }) =>
      // The server refuses a value that was typed into the address and is no choice of the form.
      call('GET /office/payments', { ...given(search), offset: page - 1 } as SentTo<typeof officePayments>, { signal }),
    placeholderData: keepPreviousData,
  })

/** The address of the accountant's file with the results of this search. */
export const exportAddress = (search: PaymentSearch, format: 'csv' | 'xlsx', language: string) =>
  `/api/office/payments/export${queryOf({ ...given(search), format, language })}`
