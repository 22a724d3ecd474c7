import type { ReactNode } from 'react'
import styles from './SaveBar.module.css'

/** The buttons of a long form, which stay in sight at the foot of the screen. */
export const SaveBar = ({ children }: { children: ReactNode }) => <div className={styles.bar}>{children}</div>
