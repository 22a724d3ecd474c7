import { queryOptions } from '@tanstack/react-query'
import { CallFailed, call } from '#web/api/client.ts'

export const suggestionsQuery = queryOptions({
  queryKey: ['members', 'suggestions'],
  queryFn: async ({ signal }) => (await call('GET /user-sugestion/list', {}, { signal })).list,
  refetchOnWindowFocus: false,
})

/** Whether the call was refused because the plan has ended. */
export const isPlanNeeded = (error: unknown): boolean => error instanceof CallFailed && error.code === 'plan_needed'
