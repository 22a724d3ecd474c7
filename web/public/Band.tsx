import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import styles from './Band.module.css'

interface BandProps {
  className?: string | undefined
  /** The class of the column in the middle of the band. */
  columnClassName?: string | undefined
  children: ReactNode
}

/** One section of a page, from edge to edge of the screen. */
export const Band = ({ className, columnClassName, children }: BandProps) => (
  <section className={classNames(styles.band, className)}>
    <div className={classNames('wrap', columnClassName)}>{children}</div>
  </section>
)

interface BandHeadProps {
  eyebrow: string
  title: string
  className?: string | undefined
}

export const BandHead = ({ eyebrow, title, className }: BandHeadProps) => (
  <div className={classNames(styles.head, className)}>
    <Eyebrow above={title}>{eyebrow}</Eyebrow>
    <h2>{title}</h2>
  </div>
)
