import type { ReactNode } from 'react'
import styles from './ProfileLayout.module.css'

interface Props {
  photo: ReactNode
  /** The printed page has a layout of its own. */
  isScreenOnly?: boolean
  children: ReactNode
}

/** The photo beside the text, or above it on a phone. */
export const ProfileLayout = ({ photo, isScreenOnly, children }: Props) => (
  <div className={styles.profile} data-screen-only={isScreenOnly || undefined}>
    {photo}
    <div className={styles.text} data-follows-swipe>
      {children}
    </div>
  </div>
)

/** The way back, which a phone draws on the photo. */
export const BackOnPhoto = ({ children }: { children: ReactNode }) => (
  <div className={styles.back} data-screen-only>
    {children}
  </div>
)
