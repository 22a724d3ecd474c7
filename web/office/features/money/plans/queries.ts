import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { officePlans } from '#contract/money/plans.office.ts'
import { call } from '#web/api/client.ts'

export type PlanRow = AnswerOf<typeof officePlans>['list'][number]

export const officePlansQuery = queryOptions({
  queryKey: ['office plans'],
  queryFn: ({ signal }) => call('GET /office/plans', {}, { signal }),
})
