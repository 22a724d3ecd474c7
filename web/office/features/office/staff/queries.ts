import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { staffList } from '#contract/office/staff.ts'
import { call } from '#web/api/client.ts'

export type StaffRow = AnswerOf<typeof staffList>['list'][number]
export type InvitationRow = AnswerOf<typeof staffList>['invitations'][number]

export const staffListQuery = queryOptions({
  queryKey: ['staff list'],
  queryFn: ({ signal }) => call('GET /office/staff', {}, { signal }),
})
