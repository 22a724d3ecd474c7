import type { ReactNode } from 'react'
import styles from './SaveBar.module.css'

/** The buttons of a long form, which stick to the bottom of the screen. */
export const SaveBar = ({ children }: { children: ReactNode }) => <div className={styles.bar}>{children}</div>
