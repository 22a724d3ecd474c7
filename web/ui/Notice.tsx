import { IconAlertCircle, IconInfoCircle, type TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './Notice.module.css'

interface Props {
  /** An error is read aloud. */
  kind?: 'info' | 'bad'
  icon?: TablerIcon
  className?: string | undefined
  children: ReactNode
}

/** A note inside a form or screen. */
export const Notice = ({ kind = 'info', icon, className, children }: Props) => (
  <div
    className={classNames(styles.notice, 'notice', kind === 'bad' && styles.bad, className)}
    role={kind === 'bad' ? 'alert' : undefined}
  >
    <Icon of={icon ?? (kind === 'bad' ? IconAlertCircle : IconInfoCircle)} />
    <div>{children}</div>
  </div>
)
