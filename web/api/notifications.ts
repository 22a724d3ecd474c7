import { queryOptions } from '@tanstack/react-query'
import type { Notification } from '#contract/telling/notifications.ts'
import { call } from './client.ts'

const everyMs = 6_000
/** Each poll waits a little more or less, so that the pages of many members do not ask all at once. */
const spread = 0.1

export const nextPoll = (random: number): number => Math.round(everyMs * (1 - spread + 2 * spread * random))

/** The count of unread notifications. Polling pauses while the page is hidden. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: ({ signal }) => call('GET /notification/count', {}, { signal }),
  refetchInterval: () => nextPoll(Math.random()),
  refetchIntervalInBackground: false,
  staleTime: everyMs / 2,
  // The next poll is the retry.
  retry: false,
})

/** Marks the notifications that the page has shown as read. One that arrived since stays unread. */
export const markNotificationsRead = (newest: Pick<Notification, 'uuid'> | undefined) =>
  call('PUT /update/notification/status', newest ? { until: newest.uuid } : {})

/** The path of a link within this site. Any other link is not followed. */
export const ownPath = (link: string): string => (/^\/(?![/\\])/.test(link) ? link : '/all-notifications')
