import type { TablerIcon } from '@tabler/icons-react'
import { classNames } from './class-names.ts'
import styles from './Icon.module.css'

/** A Tabler icon beside a label. It is hidden from screen readers, so it must not be the only label. */
export const Icon = ({ of: Drawing, className }: { of: TablerIcon; className?: string | undefined }) => (
  <Drawing className={classNames(styles.icon, className)} aria-hidden="true" />
)
