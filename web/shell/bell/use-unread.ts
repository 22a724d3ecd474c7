import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { unreadQuery } from '#web/api/notifications.ts'
import { activityCountQuery, queryClient } from '#web/session/queries.ts'

/** The count of unread notifications, which every page polls, and what follows when it changes. */
export function useUnread(): number {
  const { data } = useQuery(unreadQuery, queryClient)
  const count = data?.count ?? 0
  useRefreshOnRise(count)
  useAppBadge(count)
  return count
}

/** Refetches the member's activity when the unread count rises, because something has happened. */
function useRefreshOnRise(count: number): void {
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (before.current !== null && count > before.current) {
      void queryClient.invalidateQueries({ queryKey: activityCountQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: ['activity'] })
    }
    before.current = count
  }, [count])
}

/** Shows the count on the app's icon as well, if the phone supports it. */
function useAppBadge(count: number): void {
  useEffect(() => {
    navigator.setAppBadge?.(count).catch(() => undefined)
  }, [count])
}
