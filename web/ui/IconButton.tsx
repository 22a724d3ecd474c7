import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './IconButton.module.css'
import { Link, type LinkProps } from './Link.tsx'

/** The class of a round button, for an element that is neither a button nor a link. */
export const iconButtonClass = (className?: string) => classNames(styles['icon-button'], className)

type Named = { 'aria-label': string }

/** A round button without a visible label. Its name is read aloud. */
export const IconButton = ({ className, ...rest }: ComponentProps<'button'> & Named) => (
  <button type="button" {...rest} className={iconButtonClass(className)} />
)

export const IconLink = ({ className, ...rest }: LinkProps & Named) => (
  <Link {...rest} className={iconButtonClass(className)} />
)
