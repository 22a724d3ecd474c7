import { IconLock } from '@tabler/icons-react'
import { Icon } from '../Icon.tsx'
import styles from './photos.module.css'

/** Lies over a drawn figure and says why there is no photo. */
export const Withheld = ({ reason }: { reason: string }) => (
  <span className={styles.withheld} title={reason}>
    <Icon of={IconLock} />
    <span>{reason}</span>
  </span>
)
