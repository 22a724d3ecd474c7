import { classNames } from './class-names.ts'
import styles from './Input.module.css'

/** The classes of a text input or select. */
export const inputClass = (className?: string) => classNames(styles.input, className)
