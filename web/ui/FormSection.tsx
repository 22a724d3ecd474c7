import type { ReactNode } from 'react'
import { Fold } from './Fold.tsx'
import styles from './FormSection.module.css'

interface Props {
  title: string
  /** How many of its fields hold something. */
  filled: number
  total: number
  errors?: number
  words: { filled: (filled: number, total: number) => string; full: string; errors: (count: number) => string }
  open: boolean
  onToggle: () => void
  children: ReactNode
}

/** A section of a long form that folds and says how full it is, or how many of its fields need another look. */
export function FormSection({ title, filled, total, errors = 0, words, open, onToggle, children }: Props) {
  const isFull = filled >= total
  const summary = errors > 0 ? words.errors(errors) : isFull ? words.full : words.filled(filled, total)
  return (
    <div className={styles.section}>
      <Fold title={title} summary={summary} marked={errors > 0} open={open} onToggle={onToggle}>
        {children}
      </Fold>
      {/* The same as the words of the heading, for the eye. */}
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={total > 0 ? Math.min(100, (filled / total) * 100) : 0} height="1" />
      </svg>
    </div>
  )
}
