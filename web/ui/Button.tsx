import type { ComponentProps } from 'react'
import './Button.css'

const looks = { primary: 'pri', secondary: 'sec', quiet: 'qui' } as const

interface Props extends ComponentProps<'button'> {
  kind?: keyof typeof looks
  small?: boolean
  wide?: boolean
  /** Its work is under way: it stays where it is and does nothing when pressed again. */
  busy?: boolean
}

export function Button({ kind = 'secondary', small, wide, busy, className, onClick, children, ...rest }: Props) {
  const classes = ['btn', looks[kind], small && 'sm', wide && 'wide', className].filter(Boolean).join(' ')
  return (
    // Not `disabled` while busy: a disabled button drops the keyboard's place on the page.
    <button
      type="button"
      {...rest}
      className={classes}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={event => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <span className="turning" aria-hidden="true" /> : null}
      {children}
    </button>
  )
}
