import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { memberRecord, openSealedRecord, revealContact, searchMembers } from '#contract/office/office-members.ts'
import { call } from '#web/api/client.ts'

export type FoundMember = AnswerOf<typeof searchMembers>['list'][number]
export type OfficeMemberRecord = AnswerOf<typeof memberRecord>
export type RevealedContact = AnswerOf<typeof revealContact>
export type SealedRecord = AnswerOf<typeof openSealedRecord>

export const membersQuery = (query: string, page: number) =>
  queryOptions({
    queryKey: ['members', query, page],
    queryFn: ({ signal }) => call('POST /office/search', { query, offset: page - 1 }, { signal }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  })

export const memberQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['member', uuid],
    queryFn: ({ signal }) => call('GET /office/member/:uuid', { uuid }, { signal }),
  })

export const memberAuditQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['member', uuid, 'audit'],
    queryFn: ({ signal }) => call('GET /office/audit', { member: uuid }, { signal }),
  })

export const memberNotesQuery = (uuid: string) =>
  infiniteQueryOptions({
    queryKey: ['member', uuid, 'notes'],
    queryFn: ({ signal, pageParam }) =>
      call('GET /office/members/:uuid/notes', { uuid, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next_offset }) => next_offset,
  })

export const memberReadsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['member', uuid, 'reads'],
    queryFn: ({ signal }) => call('GET /office/reads', { member: uuid }, { signal }),
  })
