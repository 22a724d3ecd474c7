import type { Notification } from '#contract/telling/notifications.ts'
import { formatInstant } from '#domain/format/instant.ts'
import type { Gender } from '#domain/limits.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { addressOf, follow } from './follow.ts'
import { NotificationFace } from './NotificationFace.tsx'
import styles from './NotificationItem.module.css'
import { bellWords } from './words.ts'

interface Props {
  notification: Notification
  /** The gender of the faces. */
  gender: Gender | null
  /** The word at the end of the row, in a list that says what a press does. */
  verb?: string
  onFollow?: () => void
}

/** A notification as a row to press, under the bell and in the list of a phone. */
export function NotificationItem({ notification, gender, verb, onFollow }: Props) {
  const language = useLanguage()
  const t = bellWords(language)
  const { description, created_at, is_read, from_user } = notification
  const press = () => {
    follow(notification)
    onFollow?.()
  }
  return (
    <li className={styles.item}>
      <Link href={addressOf(notification)} onClick={press}>
        <NotificationFace className={styles.face} from={from_user} gender={gender} />
        <span className={styles.text}>
          <span>{description}</span>
          <span className={styles.facts}>
            <small className="numeric">{formatInstant(created_at, language)}</small>
            <Badge {...(is_read ? {} : { tone: 'warning' })}>{is_read ? t.seen : t.isUnread}</Badge>
          </span>
        </span>
        <span className={styles.end}>
          <UnopenedDot notification={notification} />
          {verb ? <b>{verb}</b> : null}
        </span>
      </Link>
    </li>
  )
}

/** The mark of a notification whose page was never opened from it. */
export function UnopenedDot({ notification: { is_opened } }: { notification: Pick<Notification, 'is_opened'> }) {
  const t = bellWords(useLanguage())
  return is_opened ? null : <span className={styles.dot} role="img" aria-label={t.notOpened} title={t.notOpened} />
}
