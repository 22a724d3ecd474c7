import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './CallToAction.module.css'

/** The main buttons of a page, side by side or, on a phone, stacked. */
export const CallToAction = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={classNames(styles.actions, className)}>{children}</div>
)
