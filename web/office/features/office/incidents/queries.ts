import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { incidentDetail, incidentList } from '#contract/office/incidents.ts'
import type { ToldState } from '#domain/telling/told-states.ts'
import { call } from '#web/api/client.ts'

export type Incident = AnswerOf<typeof incidentList>['list'][number]
export type IncidentDetail = AnswerOf<typeof incidentDetail>
export const incidentsKey = ['incidents'] as const

export const incidentsQuery = (page: number) =>
  queryOptions({
    queryKey: [...incidentsKey, page],
    queryFn: ({ signal }) => call('GET /office/incidents', { offset: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const incidentQuery = (uuid: string) =>
  queryOptions({
    queryKey: [...incidentsKey, 'one', uuid],
    queryFn: ({ signal }) => call('GET /office/incidents/:uuid', { uuid }, { signal }),
    // Notices are sent in the background while the page is open.
    refetchInterval: 10_000,
  })

export const touchedQuery = (uuid: string, state: ToldState, page: number) =>
  queryOptions({
    queryKey: [...incidentsKey, 'touched', uuid, state, page],
    queryFn: ({ signal }) => call('GET /office/incidents/:uuid/members', { uuid, state, offset: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
  })
