import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './Fold.module.css'
import { Icon } from './Icon.tsx'

interface Props {
  title: string
  /** Says what is inside. */
  summary: string
  /** Whether something inside was chosen or has an error. */
  marked?: boolean
  open: boolean
  onToggle: () => void
  children: ReactNode
}

/** A section that its heading opens and closes. Its content is mounted only while it is open. */
export function Fold({ title, summary, marked = false, open, onToggle, children }: Props) {
  const id = useId()
  return (
    <section className={classNames(styles.fold, open && styles.open)}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
          <span>{title}</span>
          <span className={classNames(styles.summary, marked && styles.marked)}>{summary}</span>
          <Icon of={IconChevronDown} />
        </button>
      </h2>
      {open ? (
        <div className={styles.body} id={id}>
          {children}
        </div>
      ) : null}
    </section>
  )
}
