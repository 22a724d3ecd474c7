import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { Link, type LinkProps } from './Link.tsx'

interface Props extends ButtonLook, ComponentProps<'button'> {
  /** While the work runs, the button keeps its size and ignores presses. */
  busy?: boolean
  /** Replaces a pressed button by the outcome: it ignores presses, but keeps the focus. */
  isDone?: boolean
}

export function Button(props: Props) {
  const { kind = 'secondary', small, large, wide, busy, isDone, className, onClick, children, ...rest } = props
  return (
    // A busy button is not `disabled`, because that would drop the keyboard focus.
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, small, large, wide }, className)}
      data-kind={kind}
      aria-disabled={busy || isDone || undefined}
      aria-busy={busy || undefined}
      onClick={event => (busy || isDone ? event.preventDefault() : onClick?.(event))}
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
