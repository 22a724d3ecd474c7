import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/Card.tsx'
import styles from './MemberScreen.module.css'

/** One part of a record, under its heading. */
export function RecordPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  )
}
