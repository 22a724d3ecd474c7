import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { MasterType } from '#contract/site/choice-lists.ts'
import type { officeList } from '#contract/site/master-data.office.ts'
import { call } from '#web/api/client.ts'

type OfficeList = AnswerOf<typeof officeList>
export type ListEntry = OfficeList['list'][number]

export const officeListQuery = (type: MasterType) =>
  queryOptions({
    queryKey: ['office list', type],
    queryFn: ({ signal }) => call('GET /office/lists/:type', { type }, { signal }),
  })
