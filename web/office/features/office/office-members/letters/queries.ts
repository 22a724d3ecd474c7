import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { memberLetter, memberLetters } from '#contract/office/member-letters.ts'
import { call } from '#web/api/client.ts'

export type SentLetter = AnswerOf<typeof memberLetters>['list'][number]
export type UnreachedFamily = AnswerOf<typeof memberLetter>['list'][number]
export const lettersKey = ['member letters'] as const

export const lettersQuery = (page: number) =>
  queryOptions({
    queryKey: [...lettersKey, page],
    queryFn: ({ signal }) => call('GET /office/member-letters', { offset: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
    // Letters go out in portions, and mail servers answer later.
    staleTime: 0,
  })

export const letterQuery = (uuid: string, page: number) =>
  queryOptions({
    queryKey: [...lettersKey, uuid, page],
    queryFn: ({ signal }) => call('GET /office/member-letters/:uuid', { uuid, offset: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
