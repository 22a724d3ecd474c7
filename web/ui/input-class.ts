import { classNames } from './class-names.ts'
import styles from './Input.module.css'

/** The classes of a control that is typed into or chosen from. */
export const inputClass = (className?: string) => classNames(styles.input, className)
