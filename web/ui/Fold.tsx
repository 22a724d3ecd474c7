import { IconChevronDown } from '@tabler/icons-react'
import { createElement, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './Fold.module.css'
import { Icon } from './Icon.tsx'

interface Props {
  title: string
  /** A summary of the content. */
  summary: string
  /** Whether something inside was chosen or has an error. */
  marked?: boolean
  /** The level of the heading. A fold within a section is one level below it. */
  level?: 2 | 3
  open: boolean
  onToggle: () => void
  children: ReactNode
}

/** A section that its heading opens and closes. Its content is mounted only while it is open. */
export function Fold({ title, summary, marked = false, level = 2, open, onToggle, children }: Props) {
  const id = useId()
  return (
    <section className={classNames(styles.fold, open && styles.open)}>
      {createElement(
        `h${level}`,
        { className: styles.heading },
        <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
          <span>{title}</span>
          <span className={classNames(styles.summary, marked && styles.marked)}>{summary}</span>
          <Icon of={IconChevronDown} />
        </button>,
      )}
      {open ? (
        <div className={styles.body} id={id}>
          {children}
        </div>
      ) : null}
    </section>
  )
}
