import { IconAlertCircle, IconInfoCircle, type TablerIcon } from '@tabler/icons-react'
import { createElement, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './Notice.module.css'

interface Props {
  as?: 'div' | 'aside'
  /** An error is read aloud. */
  kind?: 'info' | 'bad'
  icon?: TablerIcon
  className?: string | undefined
  children: ReactNode
}

/** A note inside a form or screen. */
export const Notice = ({ as = 'div', kind = 'info', icon, className, children }: Props) =>
  createElement(
    as,
    {
      className: classNames(styles.notice, kind === 'bad' && styles.bad, className),
      role: kind === 'bad' ? 'alert' : undefined,
      'data-screen-only': true,
    },
    <Icon of={icon ?? (kind === 'bad' ? IconAlertCircle : IconInfoCircle)} />,
    <div>{children}</div>,
  )
