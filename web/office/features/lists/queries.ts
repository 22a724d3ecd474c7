import { queryOptions } from '@tanstack/react-query'
import type { MasterType } from '#contract/choice-lists.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { officeList } from '#contract/office/lists.ts'
import { call } from '#web/api/client.ts'

export type OfficeList = AnswerOf<typeof officeList>
export type ListEntry = OfficeList['list'][number]

export const officeListQuery = (type: MasterType) =>
  queryOptions({
    queryKey: ['office list', type],
    queryFn: ({ signal }) => call('GET /office/lists/:type', { type }, { signal }),
  })
