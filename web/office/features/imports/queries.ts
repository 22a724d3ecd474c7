import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { importDetail, importList, importRows } from '#contract/office/imports.ts'
import type { ImportRowState, ImportState } from '#domain/imports.ts'
import { call } from '#web/api/client.ts'

export type ImportSummary = AnswerOf<typeof importList>['list'][number]
export type ImportDetail = AnswerOf<typeof importDetail>
export type ImportRow = AnswerOf<typeof importRows>['list'][number]
export const importsKey = ['imports'] as const

const atWork: readonly ImportState[] = ['checking', 'running', 'undoing']
/** Whether a node works on it at this moment. */
export const isAtWork = (state: ImportState | undefined): boolean => state !== undefined && atWork.includes(state)

export const importsQuery = (page: number) =>
  queryOptions({
    queryKey: [...importsKey, page],
    queryFn: ({ signal }) => call('GET /office/imports', { offset: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const importQuery = (uuid: string) =>
  queryOptions({
    queryKey: [...importsKey, 'one', uuid],
    queryFn: ({ signal }) => call('GET /office/imports/:uuid', { uuid }, { signal }),
    // While it is worked off, its progress is looked at again and again.
    refetchInterval: query => (isAtWork(query.state.data?.state) ? 2_000 : 30_000),
  })

export const importRowsQuery = (uuid: string, state: ImportRowState, page: number, version: string) =>
  queryOptions({
    queryKey: [...importsKey, 'rows', uuid, state, page, version],
    queryFn: ({ signal }) => call('GET /office/imports/:uuid/rows', { uuid, state, offset: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
  })
