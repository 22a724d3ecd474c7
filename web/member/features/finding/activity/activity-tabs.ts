import type { AnswerOf } from '#contract/endpoint.ts'
import type { activityCount } from '#contract/finding/activity.ts'
import type { InterestStatus } from '#contract/finding/summary.ts'
import type { Screen } from '#domain/screens.ts'

export type ActivityCounts = AnswerOf<typeof activityCount>
type CountName = keyof ActivityCounts

interface ActivityTab {
  href: Screen
  count: CountName
  /** The count of each status, where the tab is divided by status. */
  statusCounts?: Record<InterestStatus, CountName>
}

/** The tabs of My Activity in order. Each name is the key of its title in the words of the member area. */
const activityTabs = {
  recentlyViewed: { href: '/recently-viewed', count: 'recently_view_count' },
  shortlisted: { href: '/shortlisted', count: 'shortlisted_count' },
  interestSent: {
    href: '/intrest-sent',
    count: 'intrest_sent_count',
    statusCounts: {
      PENDING: 'pending_sent_intrest_count',
      ACCEPTED: 'accepted_sent_intrest_count',
      REJECTED: 'rejected_sent_intrest_count',
    },
  },
  interestReceived: {
    href: '/intrest-recieved',
    count: 'intrest_recieved_count',
    statusCounts: {
      PENDING: 'pending_recieved_intrest_count',
      ACCEPTED: 'accepted_recieved_intrest_count',
      REJECTED: 'rejected_recieved_intrest_count',
    },
  },
  contactsViewed: { href: '/contacts-viewed', count: 'viewed_contact_count' },
  blockedUsers: { href: '/blocked-users', count: 'block_count' },
  reportedUsers: { href: '/reported-users', count: 'report_count' },
} as const satisfies Record<string, ActivityTab>
export type ActivityTabName = keyof typeof activityTabs

export const activityTabNames = Object.keys(activityTabs) as ActivityTabName[]
export const activityTabOf = (tab: ActivityTabName): ActivityTab => activityTabs[tab]
