import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/Card.tsx'
import styles from './Counter.module.css'

/** A part of the form under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </Card>
  )
}
