import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classNames } from './class-names.ts'

interface Props {
  tone?: 'plain' | 'good' | 'gold' | 'warning'
  className?: string | undefined
  children: ReactNode
}

/** A short label for the content beside it. */
export const Badge = ({ tone = 'plain', className, children }: Props) => (
  <span className={classNames(styles.badge, tone !== 'plain' && styles[tone], className)}>{children}</span>
)
