import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { VisitorSummary } from '#contract/finding/lists.ts'
import type { MemberSummary } from '#contract/finding/summary.ts'
import type { Gender } from '#domain/limits.ts'
import { call } from '#web/api/client.ts'
import type { ListAddress } from './list-address.ts'
import type { ListStorageKey } from './use-list-scroll.ts'

interface MemberPage {
  count: number
  /** How many members can be paged through, if not all. */
  shown_count?: number
  list: readonly (MemberSummary | VisitorSummary)[]
  next_offset: number | null
}

interface PageRequest {
  /** The page, counted from zero as on the wire. */
  offset: number
  /** The id of a marital status, or empty for all. */
  maritalStatus: string
  /** Only so many of the page, where no more are drawn. */
  limit?: number
}

interface MemberList {
  storageKey: ListStorageKey
  /** The gender of a list of all brides or grooms. Such a list can be filtered, and is a table on wide screens. */
  side?: Gender
  /** The newest families come first, so the first page shows how many are new. */
  newestFirst?: true
  queryKey: readonly string[]
  fetch: (request: PageRequest, signal: AbortSignal) => Promise<MemberPage>
}

/** The session decides whether the server sends brides or grooms. */
const fetchSide = ({ offset, maritalStatus }: PageRequest, signal: AbortSignal) =>
  call('GET /bride/list', maritalStatus ? { offset, marital_status_id: maritalStatus } : { offset }, { signal })

/** Every list with a screen of its own. Each name is the key of its title in the words of the member area. */
const memberLists = {
  newlyJoined: {
    storageKey: 'new_joined_member',
    newestFirst: true,
    queryKey: ['joined'],
    fetch: ({ offset }, signal) => call('GET /joined/member/pagination/list', { offset }, { signal }),
  },
  visitors: {
    storageKey: 'profile_visitors',
    queryKey: ['visitors'],
    fetch: ({ offset, limit }, signal) => call('GET /profile-visitors/pagination/list', { offset, limit }, { signal }),
  },
  previousSearch: {
    storageKey: 'previous_search',
    // A new search invalidates every query under this key.
    queryKey: ['search', 'previous'],
    fetch: ({ offset }, signal) =>
      call('GET /previous-search/pagination/list', { offset, type: 'FROM_PREVIOUS_SEARCH' }, { signal }),
  },
  allGrooms: {
    storageKey: 'all_groom',
    side: 'M',
    newestFirst: true,
    queryKey: ['side'],
    fetch: fetchSide,
  },
  allBrides: {
    storageKey: 'all_bride',
    side: 'F',
    newestFirst: true,
    queryKey: ['side'],
    fetch: fetchSide,
  },
} satisfies Record<string, MemberList>
export type MemberListName = keyof typeof memberLists

export const memberListOf = (list: MemberListName): MemberList => memberLists[list]

/** With a limit, the first few of the page alone: the dashboard draws four visitors and would be sent twenty. */
export function memberListQuery(list: MemberListName, { page, maritalStatus }: ListAddress, limit?: number) {
  const { queryKey, fetch } = memberListOf(list)
  return queryOptions({
    queryKey: ['members', ...queryKey, maritalStatus, page, ...(limit === undefined ? [] : [`first ${limit}`])],
    queryFn: ({ signal }) => fetch({ offset: page - 1, maritalStatus, ...(limit !== undefined && { limit }) }, signal),
    placeholderData: keepPreviousData,
  })
}
