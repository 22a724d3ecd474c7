import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { call } from '#web/api/client.ts'
import { maxCards } from '#web/member/parts/max-cards.ts'

/** One page of the matches, counted from one. */
export const matchesQuery = (page: number, withoutKin = false) =>
  queryOptions({
    queryKey: ['members', 'matches', page, { withoutKin }],
    queryFn: ({ signal }) =>
      call('GET /matches', { offset: page - 1, ...(withoutKin && { without_kin: 'Y' as const }) }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The first few, as the dashboard draws them: the page of twenty is four times as much to wait for. */
export const latestMatchesQuery = queryOptions({
  queryKey: ['members', 'matches', 'latest'],
  queryFn: ({ signal }) => call('GET /matches', { limit: maxCards }, { signal }),
})

/** How many families fit. Those that miss a wish stand apart, under a count of their own. */
export const fittingOf = ({ counts }: Pick<AnswerOf<Calls['matchList']>, 'counts'>): number => counts.both + counts.ours
