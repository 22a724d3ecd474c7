import { type ComponentProps, createElement } from 'react'
import { classNames } from './class-names.ts'
import styles from './Hint.module.css'

/** A small remark: help under a field, a day beside a name. */
export const Hint = ({ as = 'p', className, ...rest }: ComponentProps<'p'> & { as?: 'p' | 'span' }) =>
  createElement(as, { ...rest, className: classNames(styles.hint, className) })
