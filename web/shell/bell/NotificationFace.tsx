import type { Notification } from '#contract/telling/notifications.ts'
import type { Gender } from '#domain/limits.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Lotus } from '#web/ui/Lotus.tsx'
import { Portrait } from '#web/ui/Portrait.tsx'
import styles from './NotificationFace.module.css'

interface Props {
  from: Notification['from_user']
  /** The gender of the faces. */
  gender: Gender | null
  className?: string | undefined
}

/** The face of the family that a notification is about, or the site's logo if it comes from the office. */
export const NotificationFace = ({ from, gender, className }: Props) =>
  from ? (
    <Portrait className={className} image={from.image} gender={gender} alt="" face lazy />
  ) : (
    <span className={classNames(styles.office, className)}>
      <Lotus />
    </span>
  )
