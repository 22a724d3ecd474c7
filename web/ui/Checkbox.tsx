import { type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'
import { classNames } from './class-names.ts'
import { FieldError } from './Field.tsx'

interface Props {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Whether this box itself must be ticked, whatever its group requires. */
  required?: boolean
  error?: string | undefined
  className?: string | undefined
  children: ReactNode
}

export function Checkbox({ checked, onChange, required, error, className, children }: Props) {
  const errorId = useId()
  return (
    <>
      <label className={classNames(styles.checkbox, className)}>
        <input
          type="checkbox"
          checked={checked}
          onChange={event => onChange(event.currentTarget.checked)}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </>
  )
}
