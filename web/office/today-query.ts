import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { officeToday } from '#contract/office/office-day.ts'
import { call } from '#web/api/client.ts'

export type Today = AnswerOf<typeof officeToday>

/**
 * The figures of the day, for its screen and the navigation. They are refreshed by navigating and not by a timer, because
 * polling would keep an unused session open.
 */
export const todayQuery = queryOptions({
  queryKey: ['office today'],
  queryFn: ({ signal }) => call('GET /office/today', {}, { signal }),
  staleTime: 30_000,
})

/** How many items wait on the screen with this path. */
export function waitingBehind(path: string, today: Today): number {
  const countOf = (...duties: Today['duties'][number]['duty'][]) =>
    today.duties.reduce((sum, { duty, count }) => sum + (duties.includes(duty) ? count : 0), 0)
  switch (path) {
    case '/office/queue':
      return countOf('queue', 'complaints', 'orders')
    case '/office/unreached':
      return countOf('calls')
    case '/office/handpick':
      return today.families_without_suggestion
    case '/office/incident':
      return countOf('incidents')
    case '/office/recalls':
      return countOf('recalls')
    case '/office/health':
      return today.troubles
    default:
      return 0
  }
}
