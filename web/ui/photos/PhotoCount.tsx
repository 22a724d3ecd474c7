import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './photos.module.css'

/** Lies on the corner of a photo and says how many there are. */
export const PhotoCount = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <span className={classNames(styles.count, 'numeric', className)}>{children}</span>
)
