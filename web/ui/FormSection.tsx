import type { ReactNode } from 'react'
import { Fold } from './Fold.tsx'
import styles from './FormSection.module.css'

interface Props {
  title: string
  /** How many of its fields are filled in. */
  filled: number
  total: number
  errors?: number
  words: { filled: (filled: number, total: number) => string; full: string; errors: (count: number) => string }
  open: boolean
  onToggle: () => void
  children: ReactNode
}

/** A collapsible section of a long form. Its heading says how many fields are filled in, or how many have errors. */
export function FormSection({ title, filled, total, errors = 0, words, open, onToggle, children }: Props) {
  const isFull = filled >= total
  const summary = errors > 0 ? words.errors(errors) : isFull ? words.full : words.filled(filled, total)
  return (
    <div className={styles.section}>
      <Fold title={title} summary={summary} marked={errors > 0} open={open} onToggle={onToggle}>
        {children}
      </Fold>
      {/* A visual form of what the heading says in words. */}
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={total > 0 ? Math.min(100, (filled / total) * 100) : 0} height="1" />
      </svg>
    </div>
  )
}
