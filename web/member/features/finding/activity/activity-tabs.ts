import type { AnswerOf } from '#contract/endpoint.ts'
import type { activityCount } from '#contract/finding/activity.ts'
import type { InterestStatus } from '#contract/finding/summary.ts'
import type { Screen } from '#domain/screens.ts'

export type ActivityCounts = AnswerOf<typeof activityCount>
type CountName = keyof ActivityCounts

/** What came to the family, what it sent and opened, and what it keeps for itself. */
export const activityGroups = ['received', 'sent', 'saved'] as const

interface ActivityTab {
  href: Screen
  group: (typeof activityGroups)[number]
  count: CountName
  /** The count of each status, where the tab is divided by status. */
  statusCounts?: Record<InterestStatus, CountName>
}

/** The tabs of My Activity in order. Each name is the key of its title in the words of the member area. */
const activityTabs = {
  recentlyViewed: { href: '/recently-viewed', group: 'saved', count: 'recently_view_count' },
  shortlisted: { href: '/shortlisted', group: 'saved', count: 'shortlisted_count' },
  interestSent: {
    href: '/intrest-sent',
    group: 'sent',
    count: 'intrest_sent_count',
    statusCounts: {
      PENDING: 'pending_sent_intrest_count',
      ACCEPTED: 'accepted_sent_intrest_count',
      REJECTED: 'rejected_sent_intrest_count',
    },
  },
  interestReceived: {
    href: '/intrest-recieved',
    group: 'received',
    count: 'intrest_recieved_count',
    statusCounts: {
      PENDING: 'pending_recieved_intrest_count',
      ACCEPTED: 'accepted_recieved_intrest_count',
      REJECTED: 'rejected_recieved_intrest_count',
    },
  },
  contactsViewed: { href: '/contacts-viewed', group: 'sent', count: 'viewed_contact_count' },
  blockedUsers: { href: '/blocked-users', group: 'saved', count: 'block_count' },
  reportedUsers: { href: '/reported-users', group: 'saved', count: 'report_count' },
} as const satisfies Record<string, ActivityTab>
export type ActivityTabName = keyof typeof activityTabs

export const activityTabNames = Object.keys(activityTabs) as ActivityTabName[]
export const activityTabsOf = (group: ActivityTab['group']): ActivityTabName[] =>
  activityTabNames.filter(tab => activityTabs[tab].group === group)
export const activityTabOf = (tab: ActivityTabName): ActivityTab => activityTabs[tab]
