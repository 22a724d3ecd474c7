import type { ReactNode } from 'react'
import { Card } from '#web/ui/Card.tsx'
import styles from './PartCard.module.css'

/** A part of a screen on a card, in one column. */
export const PartCard = ({ children }: { children: ReactNode }) => (
  <Card as="section" className={styles.part}>
    {children}
  </Card>
)
