import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/Card.tsx'
import styles from './Record.module.css'

/** One part of a record, under its heading. */
export function RecordPart({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <Card as="section" {...(id && { id })} className={styles.part} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </Card>
  )
}
