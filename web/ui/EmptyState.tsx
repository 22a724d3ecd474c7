import { type ComponentProps, createElement } from 'react'
import { classNames } from './class-names.ts'
import styles from './EmptyState.module.css'
import { Lotus } from './Lotus.tsx'

interface Props extends ComponentProps<'div'> {
  as?: 'div' | 'section'
}

/** Says why there is nothing here, and what to do next. */
export const EmptyState = ({ as = 'div', className, children, ...rest }: Props) =>
  createElement(as, { ...rest, className: classNames(styles.empty, className) }, <Lotus />, children)
