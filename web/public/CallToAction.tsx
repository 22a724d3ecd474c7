import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './CallToAction.module.css'

/** The buttons that a page leads to: side by side, on a phone one below the other. */
export const CallToAction = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={classNames(styles.actions, className)}>{children}</div>
)
