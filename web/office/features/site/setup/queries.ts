import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { officeSetup } from '#contract/site/setup.office.ts'
import { call } from '#web/api/client.ts'

export type Setup = AnswerOf<typeof officeSetup>

export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => call('GET /office/setup', {}, { signal }),
  staleTime: 0,
})
