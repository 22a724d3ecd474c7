import { type ComponentProps, createElement } from 'react'
import { classNames } from './class-names.ts'
import styles from './Skeleton.module.css'

/** The place of something that is being loaded. */
export const Skeleton = ({ as = 'div', className, ...rest }: ComponentProps<'div'> & { as?: 'div' | 'span' }) =>
  createElement(as, { ...rest, className: classNames(styles.skeleton, className) })
