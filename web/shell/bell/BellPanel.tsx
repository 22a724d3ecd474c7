import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import type { Gender } from '#domain/limits.ts'
import { call } from '#web/api/client.ts'
import { markNotificationsRead, unreadQuery } from '#web/api/notifications.ts'
import { queryClient } from '#web/session/queries.ts'
import { otherSide } from '#web/session/use-viewer.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { MenuPanel } from '#web/ui/MenuPanel.tsx'
import styles from './Bell.module.css'
import { NotificationItem } from './NotificationItem.tsx'
import { bellWords } from './words.ts'

const newest = 4

interface Props {
  id: string
  button: RefObject<HTMLElement | null>
  /** The gender of the member. The faces are of the other gender. */
  gender: Gender | null
  onFollow: () => void
}

/** The newest notifications. Showing them marks them as read, and they keep their label while the panel is open. */
export function BellPanel({ id, button, gender, onFollow }: Props) {
  const t = bellWords(useLanguage())
  const { data, error } = useQuery(
    {
      queryKey: ['notifications', 'newest'],
      queryFn: ({ signal }) => call('GET /user/notification/list', { offset: 0, limit: newest }, { signal }),
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
    },
    queryClient,
  )
  const [first] = data?.list ?? []
  useEffect(() => {
    if (!first) return
    // A failure is ignored: the count stays, and the next opening tries again.
    markNotificationsRead(first).then(
      ({ count }) => {
        queryClient.setQueryData(unreadQuery.queryKey, { count })
        void queryClient.invalidateQueries({ queryKey: ['notifications', 'all'] })
      },
      () => undefined,
    )
  }, [first])

  return (
    <MenuPanel as="section" button={button} id={id} className={styles.panel} aria-label={t.notifications}>
      {data ? null : <p className={styles.note}>{error ? t.failed : t.loading}</p>}
      {data?.list.length === 0 ? <p className={styles.note}>{t.none}</p> : null}
      <ul>
        {data?.list.map(one => (
          <NotificationItem key={one.uuid} notification={one} gender={otherSide(gender)} onFollow={onFollow} />
        ))}
      </ul>
      <div className={styles.foot}>
        <ButtonLink kind="quiet" small href="/all-notifications" onClick={onFollow}>
          {t.viewAll}
        </ButtonLink>
      </div>
    </MenuPanel>
  )
}
