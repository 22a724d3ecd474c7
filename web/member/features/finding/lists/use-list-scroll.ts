import { useRouter } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect } from 'react'
import { useOwnLocation } from '#web/member/parts/use-own-location.ts'
import { firstFamilyInSight, type ListView, showFamily } from './list-view.ts'

/** How far a list was scrolled, by its history entry. Only going back to the entry restores the position. */
interface ScrollPosition {
  entry: string
  top: number
  view: ListView
  width: number
  /** The first family in sight. Drawn otherwise, the list opens at it. */
  family: string | null
}

/** Session storage keys, each with how far above the stored position the list reopens. */
const marginsAbove = {
  all_bride: 180,
  all_groom: 180,
  new_joined_member: 190,
  profile_visitors: 190,
  previous_search: 190,
  matches: 190,
  search_list: 0,
  activity_recentlyViewed: 0,
  activity_shortlisted: 0,
  activity_interestSent: 0,
  activity_interestReceived: 0,
  activity_contactsViewed: 0,
  activity_blockedUsers: 0,
  activity_reportedUsers: 0,
} as const
export type ListStorageKey = keyof typeof marginsAbove

const maxStored = 20

export const withPosition = (positions: readonly ScrollPosition[], position: ScrollPosition): ScrollPosition[] =>
  [position, ...positions.filter(one => one.entry !== position.entry)].slice(0, maxStored)

/** Where a list that is drawn as it was left opens. Drawn otherwise, it has no such place. */
export const topFor = (
  key: ListStorageKey,
  position: ScrollPosition,
  now: Pick<ScrollPosition, 'view' | 'width'>,
): number | null =>
  position.view === now.view && position.width === now.width ? Math.max(0, position.top - marginsAbove[key]) : null

function readPositions(key: ListStorageKey): ScrollPosition[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

const positionAt = (key: ListStorageKey, entry: string) => readPositions(key).find(one => one.entry === entry)

function storePosition(key: ListStorageKey, position: ScrollPosition): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(withPosition(readPositions(key), position)))
  } catch {
    // The storage is full or switched off. The list then opens at its top.
  }
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })

/**
 * A list and each page of it open at the top, and going back restores the position. The router restores every other
 * screen, but it knows neither when the rows are there nor how far above the position a list wants to be.
 */
export function useListScroll(key: ListStorageKey, hasRows: boolean, view: ListView): void {
  const router = useRouter()
  const entry = useOwnLocation().state.__TSR_key ?? ''

  useLayoutEffect(() => {
    if (!positionAt(key, entry)) scrollTo(0)
  }, [key, entry])

  const reopen = useEffectEvent((of: ListStorageKey, position: ScrollPosition) => {
    const top = topFor(of, position, { view, width: innerWidth })
    if (top === null) showFamily(position.family)
    else scrollTo(top)
  })
  useLayoutEffect(() => {
    const position = hasRows && positionAt(key, entry)
    if (position) reopen(key, position)
  }, [key, entry, hasRows])

  // Layout effects are cleaned up when the rows are hidden, not only when they unmount. While the next screen loads,
  // the rows are hidden, and a page without rows would store its top as the position.
  useLayoutEffect(() => {
    const store = () =>
      storePosition(key, { entry, top: window.scrollY, view, width: innerWidth, family: firstFamilyInSight() })
    const unsubscribe = router.subscribe('onBeforeNavigate', store)
    addEventListener('pagehide', store)
    return () => {
      unsubscribe()
      removeEventListener('pagehide', store)
    }
  }, [key, entry, view, router])
}
