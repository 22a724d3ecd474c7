// The calls that members use most, each with the bare route (`bare-node.ts`) that reads or writes the same rows.
import type { Asking } from './load.ts'
import type { randomSearches } from './random-searches.ts'

/** What the calls are made of: for each turn somebody new, so that no pair is written twice. */
interface CallParts {
  searches: Awaited<ReturnType<typeof randomSearches>>
  /** Somebody of the other side. */
  stranger(n: number): string
  /** An interest that waits for an answer. */
  waiting(n: number): string
}

export interface MemberCall {
  name: string
  /** The bare route with the same rows. */
  bare: string
  /** Requests a second and queries a call before queries were gathered and prepared, on two cores as well. */
  before?: { rate?: number; queries?: string }
  ask(n: number): Omit<Asking, 'token'>
  /** What the bare route is given besides the viewer. */
  bareTo?(n: number): string
}

export function memberCalls({ searches, stranger, waiting }: CallParts): MemberCall[] {
  const list = '/api/joined/member/pagination/list'
  const previous = '/api/previous-search/pagination/list'
  return [
    {
      name: 'list page',
      before: { rate: 451, queries: '3' },
      bare: 'list',
      ask: n => ({ path: `${list}?offset=${n % 5}` }),
    },
    {
      name: 'list page, best kundali first',
      before: { queries: '4' },
      bare: 'list',
      ask: n => ({ path: `${list}?offset=${n % 5}&order_by=kundali` }),
    },
    {
      name: 'visitors',
      before: { queries: '4' },
      bare: 'visitors',
      ask: () => ({ path: '/api/profile-visitors/pagination/list' }),
    },
    {
      name: 'activity counts',
      before: { rate: 325, queries: '3' },
      bare: 'counts',
      ask: () => ({ path: '/api/get-activity-count' }),
    },
    { name: 'own record', before: { rate: 1302, queries: '3' }, bare: 'me', ask: () => ({ path: '/api/user/me' }) },
    {
      name: 'visit of a profile',
      before: { queries: '5' },
      bare: 'profile',
      ask: n => ({ path: `/api/profile-detail/${stranger(n)}` }),
      bareTo: stranger,
    },
    { name: 'search, kept', bare: 'search', ask: n => ({ path: '/api/search-user', body: searches[n % 200] ?? {} }) },
    {
      name: 'count of a search',
      before: { rate: 946 },
      bare: 'count',
      ask: n => ({ path: '/api/search-count', body: searches[n % 200] ?? {} }),
    },
    {
      name: 'page of the kept search',
      before: { queries: '4 to 5' },
      bare: 'searchPage',
      ask: () => ({ path: previous }),
    },
    {
      name: 'step to the next profile',
      before: { queries: '4' },
      bare: 'step',
      ask: n => ({ path: `${previous}-next-previous?offset=${n % 9}` }),
    },
    { name: 'suggestions', bare: 'suggestions', ask: () => ({ path: '/api/user-sugestion/list' }) },
    { name: 'interests sent', bare: 'sent', ask: () => ({ path: '/api/intrest-sent/list?status=PENDING' }) },
    {
      name: 'interests received',
      bare: 'received',
      ask: () => ({ path: '/api/intrest-recieved/list?status=PENDING' }),
    },
    {
      name: 'send interest',
      bare: 'send',
      ask: n => ({ path: '/api/send-intrest', body: { to_user_id: stranger(n) } }),
      bareTo: stranger,
    },
    {
      name: 'accept',
      bare: 'accept',
      ask: n => ({ path: '/api/intrest-accept', method: 'PUT', body: { uuid: waiting(n) } }),
      bareTo: waiting,
    },
    {
      name: 'shortlist',
      bare: 'shortlist',
      ask: n => ({ path: '/api/short-list', body: { to_user_id: stranger(n) } }),
      bareTo: stranger,
    },
    {
      name: 'block',
      bare: 'block',
      ask: n => ({ path: '/api/block-user', body: { to_user_id: stranger(n) } }),
      bareTo: stranger,
    },
    {
      name: 'contact view',
      bare: 'contact',
      ask: n => ({ path: `/api/contact-detail/${stranger(n)}` }),
      bareTo: stranger,
    },
  ]
}

/** Its body is the form as a node answers it, so a node is asked for the forms first. */
export const saveCall = { name: 'save of the profile', bare: 'save', bareTo: (n: number) => `Engineer ${n}` } as const
