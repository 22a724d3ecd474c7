import { queryOptions } from '@tanstack/react-query'
import type { callerRequest } from '#contract/access/caller-requests.office.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'

export type CallerState = AnswerOf<typeof callerRequest>
export type OpenRequest = NonNullable<CallerState['open']>

export const callerQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['member', uuid, 'caller'],
    queryFn: ({ signal }) => call('GET /office/members/:uuid/caller-request', { uuid }, { signal }),
  })
