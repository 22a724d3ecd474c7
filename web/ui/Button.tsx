import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { Link, type LinkProps } from './Link.tsx'

interface Props extends ButtonLook, ComponentProps<'button'> {
  /** While its work runs, the button keeps its size and ignores presses. */
  busy?: boolean
}

export function Button({ kind = 'secondary', small, large, wide, busy, className, onClick, children, ...rest }: Props) {
  return (
    // A busy button is not `disabled`, because that would drop the keyboard focus.
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, small, large, wide }, className)}
      data-kind={kind}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={event => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {children}
    </button>
  )
}

/** A link that looks like a button: it leads somewhere and changes nothing. */
export const ButtonLink = ({ kind = 'secondary', small, large, wide, className, ...rest }: ButtonLook & LinkProps) => (
  <Link {...rest} className={buttonClass({ kind, small, large, wide }, className)} data-kind={kind} />
)
