import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { pageSize } from '#domain/limits.ts'
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

/** The page of a list that the address names, and functions to open another. */
export function useMemberList<Row, P extends Page<Row>, K extends readonly unknown[]>(
  key: ListStorageKey,
  view: ListView,
  queryFor: (address: ListAddress) => UseQueryOptions<P, Error, P, K>,
) {
  const { history } = useRouter()
  const { pathname: path, searchStr } = useOwnLocation()
  const address = readListAddress(searchStr)
  const { data, error, refetch, isPlaceholderData } = useQuery(queryFor(address))
  const heading = useRef<HTMLHeadingElement>(null)
  const pages = data ? Math.ceil((data.shown_count ?? data.count) / pageSize) : 0
  const hrefOf = (page: number) => writeListAddress(path, { ...address, page })
  useListScroll(key, data !== undefined && !isPlaceholderData, view)

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
