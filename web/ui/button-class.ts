import styles from './Button.module.css'
import { classNames } from './class-names.ts'

export interface ButtonLook {
  /** `chosen` marks an action that was already done, `opened` the same beside a red button. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'chosen' | 'opened'
  small?: boolean | undefined
  large?: boolean | undefined
  wide?: boolean | undefined
}

/** The classes of a button, for an element that is neither a button nor a link. */
export const buttonClass = ({ kind = 'secondary', small, large, wide }: ButtonLook, className?: string): string =>
  classNames(styles.button, styles[kind], small && styles.small, large && styles.large, wide && styles.wide, className)
