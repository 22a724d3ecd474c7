import type { ReactNode } from 'react'
import styles from './Switch.module.css'

interface Props {
  checked: boolean
  onChange: (checked: boolean) => void
  /** While its change is saved, the switch ignores presses. */
  busy?: boolean
  children: ReactNode
}

/** Turns something on or off at once. In a form that is sent later, use a Checkbox. */
export const Switch = ({ checked, onChange, busy = false, children }: Props) => (
  <label className={styles.switch}>
    <span>{children}</span>
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own state, and aria-checked beside it is an error
      role="switch"
      checked={checked}
      // A busy switch is not `disabled`, because that would drop the keyboard focus.
      aria-disabled={busy || undefined}
      onChange={event => (busy ? undefined : onChange(event.currentTarget.checked))}
    />
  </label>
)
