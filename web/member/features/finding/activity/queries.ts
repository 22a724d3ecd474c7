import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InterestStatus } from '#contract/finding/summary.ts'
import type { ActivityTabName } from './activity-tabs.ts'
import { fetchActivity } from './wire.ts'

interface ActivityAddress {
  page: number
  status: InterestStatus
}

/** A page of a tab. Every action invalidates the queries under 'activity'. */
export const activityQuery = (tab: ActivityTabName, { page, status }: ActivityAddress) =>
  queryOptions({
    queryKey: ['activity', tab, status, page],
    queryFn: ({ signal }) => fetchActivity[tab]({ offset: page - 1, status }, signal),
    // No placeholder: a page of another tab or status would be drawn with the wrong dates and buttons.
    placeholderData: (previous, query) =>
      query?.queryKey[1] === tab && query.queryKey[2] === status ? keepPreviousData(previous) : undefined,
    staleTime: 0,
  })
