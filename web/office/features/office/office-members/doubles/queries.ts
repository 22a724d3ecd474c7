import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { compareMembers } from '#contract/office/doubles.ts'
import { call } from '#web/api/client.ts'

export type ComparedRecord = AnswerOf<typeof compareMembers>['records'][number]

export const doubleQuery = (uuid: string, other: string) =>
  queryOptions({
    queryKey: ['member', uuid, 'double', other],
    queryFn: ({ signal }) => call('GET /office/members/:uuid/double/:other', { uuid, other }, { signal }),
  })
