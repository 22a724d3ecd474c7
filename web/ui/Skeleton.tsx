import { type ComponentProps, createElement } from 'react'
import { classNames } from './class-names.ts'
import styles from './Skeleton.module.css'

/** A placeholder for content that is loading. */
export const Skeleton = ({ as = 'div', className, ...rest }: ComponentProps<'div'> & { as?: 'div' | 'span' }) =>
  createElement(as, { ...rest, className: classNames(styles.skeleton, className) })
