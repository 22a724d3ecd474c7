import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf, SentTo } from '#contract/endpoint.ts'
import type { memberList, previewMemberLetter } from '#contract/office/member-letters.ts'
import { call } from '#web/api/client.ts'

export type ListedMember = AnswerOf<typeof memberList>['list'][number]
export type LetterPreview = AnswerOf<typeof previewMemberLetter>

/** The criteria as the address holds them. An empty value is no criterion. */
export interface ListSearch {
  side: string
  status: string
  joined_from: string
  joined_to: string
  verified: string
  paid: string
  ends_from: string
  ends_to: string
  used: string
  photo: string
  silent: string
  overlooked: string
  district: string
  taluka: string
  age_from: string
  age_to: string
  imported: string
}
export const everybody: ListSearch = {
  side: '',
  status: '',
  joined_from: '',
  joined_to: '',
  verified: '',
  paid: '',
  ends_from: '',
  ends_to: '',
  used: '',
  photo: '',
  silent: '',
  overlooked: '',
  district: '',
  taluka: '',
  age_from: '',
  age_to: '',
  imported: '',
}

/** The criteria that were filled in. The server refuses a value that was typed into the address and is no choice of the form. */
export const askedFor = (search: ListSearch) =>
  Object.fromEntries(
    Object.keys(everybody).flatMap(name => {
      const value = search[name as keyof ListSearch]
      return value ? [[name, value]] : []
    }),
  ) as SentTo<typeof memberList>

/** The order of the list as the address holds it. Empty: the server's own. */
export interface ListOrder {
  sort: string
  direction: string
}
export const ownOrder: ListOrder = { sort: '', direction: '' }

/** The order where one was chosen. */
export const orderedBy = ({ sort, direction }: ListOrder) =>
  (sort ? { sort, ...(direction && { direction }) } : {}) as Pick<SentTo<typeof memberList>, 'sort' | 'direction'>

export const memberListQuery = (search: ListSearch, order: ListOrder, after: string) =>
  queryOptions({
    queryKey: ['member list', search, order, after],
    queryFn: ({ signal }) =>
      call(
        'GET /office/members/list',
        { ...askedFor(search), ...orderedBy(order), ...(after && { after }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
