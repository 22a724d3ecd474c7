import type { TablerIcon } from '@tabler/icons-react'
import { classNames } from './class-names.ts'
import styles from './Icon.module.css'

/** An outline of the Tabler set beside words: hidden from screen readers, never the only label. */
export const Icon = ({ of: Drawing, className }: { of: TablerIcon; className?: string | undefined }) => (
  <Drawing className={classNames(styles.icon, className)} aria-hidden="true" />
)
