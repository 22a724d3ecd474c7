import { type ComponentProps, createElement } from 'react'
import styles from './Card.module.css'
import { classNames } from './class-names.ts'

type Tag = 'div' | 'section' | 'article' | 'aside' | 'form' | 'li' | 'p' | 'ul'
type Props<T extends Tag> = { as?: T } & ComponentProps<T>

/** Raised paper that groups related content. */
export const Card = <T extends Tag = 'div'>({ as, className, ...rest }: Props<T>) =>
  createElement(as ?? 'div', { ...rest, className: classNames(styles.card, className) })
