import type { ComponentProps } from 'react'
import './Button.css'

const looks = { primary: 'pri', secondary: 'sec', quiet: 'qui' } as const

interface Props extends ComponentProps<'button'> {
  kind?: keyof typeof looks
  small?: boolean
  wide?: boolean
  /** While its work runs, the button keeps its size and ignores presses. */
  busy?: boolean
}

export function Button({ kind = 'secondary', small, wide, busy, className, onClick, children, ...rest }: Props) {
  const classes = ['btn', looks[kind], small && 'sm', wide && 'wide', className].filter(Boolean).join(' ')
  return (
    // A busy button is not `disabled`, because that would drop the keyboard focus.
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
