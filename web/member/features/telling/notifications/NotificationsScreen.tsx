import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Notification } from '#contract/telling/notifications.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { pageSize } from '#domain/limits.ts'
import { readPageNumber } from '#domain/page-number.ts'
import { markNotificationsRead, unreadQuery } from '#web/api/notifications.ts'
import { StoryConfirmation } from '#web/member/features/families/stories/StoryConfirmation.tsx'
import { ListHead } from '#web/member/features/finding/lists/ListHead.tsx'
import { Failure } from '#web/member/parts/Failure.tsx'
import { Loading } from '#web/member/parts/Loading.tsx'
import { useOwnLocation } from '#web/member/parts/use-own-location.ts'
import { memberWords } from '#web/member/words.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { addressOf, follow } from '#web/shell/bell/follow.ts'
import { NotificationFace } from '#web/shell/bell/NotificationFace.tsx'
import { NotificationItem, UnopenedDot } from '#web/shell/bell/NotificationItem.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { abovePhone } from '#web/ui/breakpoints.ts'
import { Card } from '#web/ui/Card.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Pagination } from '#web/ui/Pagination.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import styles from './NotificationsScreen.module.css'
import { notificationsQuery } from './queries.ts'
import { notificationWords } from './words.ts'

const path = '/all-notifications'
const hrefOf = (page: number) => (page > 1 ? `${path}?page=${page}` : path)

/** All notifications, twenty to a page. */
export default function NotificationsScreen() {
  const language = useLanguage()
  const t = notificationWords(language)
  const words = memberWords(language)
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = new URLSearchParams(useOwnLocation().searchStr)
  const page = readPageNumber({ page: query.get('page') ?? '' })
  const story = query.get('story')
  const { data, error, refetch, isPlaceholderData } = useQuery(notificationsQuery(page))
  useMarkedRead(isPlaceholderData ? [] : data?.list)
  const faces = otherSide(useViewer().gender)
  const isWide = useMedia(abovePhone)
  const columns: Column<Notification>[] = [
    {
      key: 'told',
      label: t.notification,
      isHeading: true,
      cell: one => (
        <span className={styles.told}>
          <NotificationFace className={styles.face} from={one.from_user} gender={faces} />
          {one.description}
          <UnopenedDot notification={one} />
        </span>
      ),
    },
    {
      key: 'when',
      label: t.when,
      cell: ({ created_at }) => <When at={formatInstant(created_at, language)} />,
    },
    {
      key: 'state',
      label: t.state,
      cell: ({ is_read }) => <Badge {...(is_read ? {} : { tone: 'warning' })}>{is_read ? t.seen : t.unread}</Badge>,
    },
  ]
  const openPage = (to: number) => {
    void navigate({ href: hrefOf(to) })
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <ListHead back={{ href: '/dashboard' }} title={words.notifications} heading={heading} />
      {data ? null : error ? <Failure part error={error} onRetry={() => void refetch()} /> : <Loading />}
      {data?.count === 0 ? <EmptyState heading={t.none} help={t.noneHelp} /> : null}
      {data && data.list.length > 0 ? (
        isWide ? (
          <DataTable
            caption={words.notifications}
            columns={columns}
            rows={data.list}
            keyOf={one => one.uuid}
            actions={{
              label: t.actions,
              of: one =>
                // A notification that links to this page gets no link.
                addressOf(one) === path ? null : (
                  <ButtonLink
                    small
                    href={addressOf(one)}
                    aria-label={t.viewOf(one.description)}
                    onClick={() => follow(one)}
                  >
                    {t.view}
                  </ButtonLink>
                ),
            }}
          />
        ) : (
          <Card as="ul" className={styles.rows} aria-label={words.notifications}>
            {data.list.map(one => (
              <NotificationItem key={one.uuid} notification={one} gender={faces} verb={t.view} />
            ))}
          </Card>
        )
      ) : null}
      <Pagination page={page} pages={Math.ceil((data?.count ?? 0) / pageSize)} hrefOf={hrefOf} onPage={openPage} />
      <p className={styles.settings}>
        <Link href="/my-settings?tab=notifications">{t.channels}</Link>
      </p>
      {story ? (
        <StoryConfirmation uuid={story} onClose={() => void navigate({ href: hrefOf(page), replace: true })} />
      ) : null}
    </>
  )
}

/** Marks what the page shows as read. The Unread labels stay until the next load, as they do in the bell. */
function useMarkedRead(notifications: readonly Notification[] | undefined): void {
  const queries = useQueryClient()
  const newest = notifications?.find(one => one.is_read === 0)?.uuid
  useEffect(() => {
    if (!newest) return
    // A failure is ignored: the count stays, and the next opening tries again.
    markNotificationsRead({ uuid: newest }).then(
      answer => queries.setQueryData(unreadQuery.queryKey, { count: answer.count }),
      () => undefined,
    )
  }, [queries, newest])
}

/** A date and a time, which break only between the two: a last word alone on a line looks like a mistake. */
const When = ({ at }: { at: string }) => {
  const [day, time] = at.split(', ')
  return (
    <span className="numeric">
      {day}
      {time ? (
        <>
          , <span className={styles.time}>{time}</span>
        </>
      ) : null}
    </span>
  )
}
