import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { officeAccount } from '#contract/office/account.ts'
import { call } from '#web/api/client.ts'

export type OfficeAccount = AnswerOf<typeof officeAccount>
export type OfficeSession = OfficeAccount['sessions'][number]

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call('GET /office/account', {}, { signal }),
})
