import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { pageSize } from '#domain/limits.ts'
import { type ListedFamily, type ListedPage, type OpenedList, openedLists } from '#web/member/parts/opened-lists.ts'
import { useOwnLocation } from '#web/member/parts/use-own-location.ts'
import { type ListAddress, readListAddress, writeListAddress } from './list-address.ts'
import type { ListView } from './list-view.ts'
import { type ListStorageKey, useListScroll } from './use-list-scroll.ts'

interface Page<Row> {
  count: number
  /** How many members can be paged through, if not all. */
  shown_count?: number
  list: readonly Row[]
}

interface Stepped<Row> {
  title: OpenedList['title']
  familyOf: (row: Row) => ListedFamily
  /** Whether the row is drawn. A removed one stays in the page as read until it is read again. */
  isDrawn?: (row: Row) => boolean
}

/** The page of a list that the address names, and functions to open another. Its profiles are `stepped` through. */
export function useMemberList<Row, P extends Page<Row>, K extends readonly unknown[]>(
  key: ListStorageKey,
  view: ListView,
  queryFor: (address: ListAddress) => UseQueryOptions<P, Error, P, K>,
  stepped?: Stepped<Row>,
) {
  const client = useQueryClient()
  const { history } = useRouter()
  const { pathname: path, searchStr, state } = useOwnLocation()
  const address = readListAddress(searchStr)
  const { data, error, refetch, isPlaceholderData } = useQuery(queryFor(address))
  const heading = useRef<HTMLHeadingElement>(null)
  const pages = data ? Math.ceil((data.shown_count ?? data.count) / pageSize) : 0
  const hrefOf = (page: number) => writeListAddress(path, { ...address, page })
  useListScroll(key, data !== undefined && !isPlaceholderData, view)

  const entry = state.__TSR_key ?? ''
  useEffect(() => {
    if (!stepped) return
    const { title, familyOf, isDrawn = () => true } = stepped
    const readPage = (page: number, read: P): ListedPage => {
      const drawn = read.list.filter(isDrawn)
      return {
        count: (read.shown_count ?? read.count) - (read.list.length - drawn.length),
        families: drawn.map(row => {
          const family = familyOf(row)
          return { ...family, state: { ...family.state, list: { entry, path, page } } }
        }),
      }
    }
    const pageQuery = (page: number) => queryFor({ ...address, page })
    openedLists.set(entry, {
      entry,
      title,
      drawn: page => {
        const read = client.getQueryData<P>(pageQuery(page).queryKey)
        return read && readPage(page, read)
      },
      ask: async page => readPage(page, await client.ensureQueryData(pageQuery(page))),
    })
  })

  // The list may have become shorter, or the address was wrong.
  const isPastEnd = data && !isPlaceholderData && pages > 0 && address.page > pages
  const toLastPage = useEffectEvent(() => history.replace(hrefOf(pages)))
  useEffect(() => {
    if (isPastEnd) toLastPage()
  }, [isPastEnd])

  const goTo = (to: ListAddress) => {
    history.push(writeListAddress(path, to))
    heading.current?.focus({ preventScroll: true })
  }
  return {
    data,
    error,
    heading,
    pages,
    hrefOf,
    page: address.page,
    /** What a profile remembers of this list. */
    opened: stepped && { list: { entry, path, page: address.page } },
    maritalStatus: address.maritalStatus,
    status: address.status,
    withoutKin: address.withoutKin,
    /** Whether the rows of the previous page are still drawn. */
    isTurningPage: isPlaceholderData,
    openPage: (page: number) => goTo({ ...address, page }),
    filter: (maritalStatus: string) => goTo({ ...address, page: 1, maritalStatus }),
    leaveOutKin: (withoutKin: boolean) => goTo({ ...address, page: 1, withoutKin }),
    openStatus: (status: string) => goTo({ ...address, page: 1, status }),
    retry: () => (address.page === 1 ? void refetch() : goTo({ ...address, page: 1 })),
  }
}
export type MemberListState = Omit<ReturnType<typeof useMemberList>, 'data'>
