import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { staffReadList } from '#contract/office/staff-reads.ts'
import type { StaffReadKind } from '#domain/office/staff-reads.ts'
import { call } from '#web/api/client.ts'

export type StaffRead = AnswerOf<typeof staffReadList>['list'][number]

/** A search of staff reads, as the form and the address hold it. */
export interface ReadSearch {
  staff: string
  kind: string
  registration_no: string
  from: string
  to: string
  direction: string
}
export const everything = { staff: '', kind: '', registration_no: '', from: '', to: '', direction: '' } as const

export const askedOfReads = ({ staff, kind, registration_no, from, to, direction }: ReadSearch) => ({
  registration_no,
  ...(staff && { staff }),
  ...(kind && { kind: kind as StaffReadKind }),
  ...(from && { from }),
  ...(to && { to }),
  ...(direction === 'ASC' && { direction: 'ASC' as const }),
})

export const readsQuery = (search: ReadSearch, page: number) =>
  queryOptions({
    queryKey: ['reads', search, page],
    queryFn: ({ signal }) => call('GET /office/reads', { ...askedOfReads(search), offset: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const listExportsQuery = queryOptions({
  queryKey: ['list-exports'],
  queryFn: ({ signal }) => call('GET /office/exports', {}, { signal }),
})
