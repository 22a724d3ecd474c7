import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type {
  importDetail,
  importList,
  importPhotos,
  importRows,
  importSlips,
  memberSlip,
} from '#contract/office/imports.ts'
import type { ImportRowState, ImportState, PhotoStanding, SlipGroup } from '#domain/office/imports.ts'
import { call } from '#web/api/client.ts'

export type ImportSummary = AnswerOf<typeof importList>['list'][number]
export type ImportDetail = AnswerOf<typeof importDetail>
export type ImportRow = AnswerOf<typeof importRows>['list'][number]
export type ImportPhoto = AnswerOf<typeof importPhotos>['list'][number]
export type FamilySlip = AnswerOf<typeof importSlips>['list'][number]
export type SlipSite = Pick<AnswerOf<typeof memberSlip>, 'site' | 'address' | 'telephone'>
export const importsKey = ['imports'] as const

const atWork: readonly ImportState[] = ['checking', 'running', 'undoing']
/** Whether a node is working on the register at this moment. */
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
    // The progress is polled while a step is running.
    refetchInterval: query => (isAtWork(query.state.data?.state) ? 2_000 : 30_000),
  })

/** `asOf` changes with the counts, so that the rows on the screen are those that were counted. */
export const importRowsQuery = (uuid: string, state: ImportRowState, page: number, asOf: string) =>
  queryOptions({
    queryKey: [...importsKey, 'rows', uuid, state, page, asOf],
    queryFn: ({ signal }) => call('GET /office/imports/:uuid/rows', { uuid, state, offset: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const importPhotosQuery = (uuid: string, standing: PhotoStanding, page: number, asOf: string) =>
  queryOptions({
    queryKey: [...importsKey, 'photos', uuid, standing, page, asOf],
    queryFn: ({ signal }) => call('GET /office/imports/:uuid/photos', { uuid, standing, offset: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Each read is recorded, so only another page or group fetches again. */
export const importSlipsQuery = (uuid: string, group: SlipGroup, page: number) =>
  queryOptions({
    queryKey: ['import slips', uuid, group, page],
    queryFn: ({ signal }) => call('POST /office/imports/:uuid/slips', { uuid, group, offset: page - 1 }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const memberSlipQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['import slip', uuid],
    queryFn: ({ signal }) => call('GET /office/members/:uuid/slip', { uuid }, { signal }),
  })
