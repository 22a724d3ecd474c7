import type { ReactNode } from 'react'
import { Card } from '#web/ui/Card.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import styles from './SettingsCard.module.css'

interface Props {
  title: string
  hint: string
  children: ReactNode
}

/** The card of one setting in a tab of several. */
export const SettingsCard = ({ title, hint, children }: Props) => (
  <Card as="section" className={styles.card} aria-label={title}>
    <h2>{title}</h2>
    <Hint>{hint}</Hint>
    {children}
  </Card>
)
