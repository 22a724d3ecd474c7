import { type Screen, screenOf } from '#domain/screens.ts'
import { readListAddress } from '#web/member/features/finding/lists/list-address.ts'
import { type MemberListName, memberListQuery } from '#web/member/features/finding/lists/member-lists.ts'
import { meQuery, queryClient } from '#web/session/queries.ts'
import { todayQuery } from './dashboard/today.ts'

const listOf = (list: MemberListName) => (search: string) =>
  queryClient.prefetchQuery(memberListQuery(list, readListAddress(search)))

/** What stands above the faces of the dashboard, and the first of them. */
const askToday = (search: string) => Promise.all([queryClient.prefetchQuery(todayQuery), listOf('newlyJoined')(search)])

/** What the first cards of a screen are drawn from. */
const firstCards: Partial<Record<Screen, (search: string) => Promise<unknown>>> = {
  '/dashboard': askToday,
  '/dashboard-in/$type': askToday,
  '/view-new-joined-member': listOf('newlyJoined'),
  '/view-profile-visitors': listOf('visitors'),
  '/view-previous-search': listOf('previousSearch'),
  '/all-grooms': listOf('allGrooms'),
  '/all-bride': listOf('allBrides'),
}

/** How long the letters wait for cards that do not come. */
const patienceMs = 2_000

/**
 * Asks for the own record and the first cards before anything is drawn, and resolves when the letters may be asked for. On a slow
 * line a hundred kilobytes of them would travel before the eight of the cards, whose text is readable in the phone's own letters.
 */
export async function askFirstCalls({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const screen = screenOf(pathname)
  const askCards = screen && firstCards[screen]
  if (!askCards) return
  void queryClient.prefetchQuery(meQuery)
  await Promise.race([askCards(search), new Promise(resolve => setTimeout(resolve, patienceMs))])
}
