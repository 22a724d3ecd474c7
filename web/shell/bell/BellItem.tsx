import type { Notification } from '#contract/telling/notifications.ts'
import { formatInstant } from '#domain/format/instant.ts'
import type { Gender } from '#domain/limits.ts'
import { ownPath } from '#web/api/notifications.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './Bell.module.css'
import { NotificationFace } from './NotificationFace.tsx'
import { bellWords } from './words.ts'

interface Props {
  notification: Notification
  gender: Gender | null
  onFollow: () => void
}

export function BellItem({ notification, gender, onFollow }: Props) {
  const language = useLanguage()
  const t = bellWords(language)
  const { description, created_at, is_read, link, from_user } = notification
  return (
    <li>
      <Link className={styles.item} href={ownPath(link)} onClick={onFollow}>
        <NotificationFace className={styles.face} from={from_user} gender={gender === 'F' ? 'M' : 'F'} />
        <span className={styles.text}>
          <span>{description}</span>
          <small className="numeric">{formatInstant(created_at, language)}</small>
        </span>
        <Badge {...(is_read ? {} : { tone: 'warning' })}>{is_read ? t.seen : t.isUnread}</Badge>
      </Link>
    </li>
  )
}
