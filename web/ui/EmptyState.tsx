import { type ComponentProps, createElement, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './EmptyState.module.css'
import { Lotus } from './Lotus.tsx'

interface Props extends ComponentProps<'div'> {
  as?: 'div' | 'section'
  heading?: ReactNode
  help?: ReactNode
}

/** Says why there is nothing here, and what to do next. */
export const EmptyState = ({ as = 'div', heading, help, className, children, ...rest }: Props) =>
  createElement(
    as,
    { ...rest, className: classNames(styles.empty, className) },
    <Lotus />,
    heading ? <h2>{heading}</h2> : null,
    help ? <p>{help}</p> : null,
    children,
  )
