import type { Notification } from '#contract/telling/notifications.ts'
import { call } from '#web/api/client.ts'
import { ownPath } from '#web/api/notifications.ts'
import { queryClient } from '#web/session/queries.ts'

/** The address that a notification opens. That of a yes also opens the sheet about it, once. */
export function addressOf({ type, link }: Pick<Notification, 'type' | 'link'>): string {
  const path = ownPath(link)
  return type === 'INTEREST_ACCEPTED' && path.startsWith('/profile-view/') ? `${path}?accepted=open` : path
}

/** Removes the dot of a notification that is being followed. The page may be left before the server has answered. */
export function follow({ uuid, is_opened }: Pick<Notification, 'uuid' | 'is_opened'>): void {
  if (is_opened) return
  for (const list of ['newest', 'all'])
    queryClient.setQueriesData<{ list: Notification[] }>(
      { queryKey: ['notifications', list] },
      page => page && { ...page, list: page.list.map(one => (one.uuid === uuid ? { ...one, is_opened: 1 } : one)) },
    )
  // After a failure the dot is back at the next load, and the next press tries again.
  call('PUT /notification/opened', { uuid }, { keepalive: true }).catch(() => undefined)
}
