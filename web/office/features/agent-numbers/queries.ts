import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { agentNumbers } from '#contract/relations/agent-numbers.office.ts'
import { call } from '#web/api/client.ts'

export type AgentNumber = AnswerOf<typeof agentNumbers>['list'][number]

export const agentNumbersQuery = queryOptions({
  queryKey: ['agent numbers'],
  queryFn: ({ signal }) => call('GET /office/agent-numbers', {}, { signal }),
})
