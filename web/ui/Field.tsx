import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import { FieldContext } from './use-field-control.ts'

interface Props {
  label: string
  required?: boolean
  /** Hidden while there is an error. */
  hint?: ReactNode
  error?: string | null | undefined
  /** Several controls under one label, each naming itself: a date in three selects, the boxes of a code. */
  group?: boolean
  /** The label is already read above; only screen readers need it again. */
  labelHidden?: boolean
  children: ReactNode
}

/** Label, hint and error of a control, which reads its ids from the context. */
export function Field({ label, required = false, hint, error, group = false, labelHidden = false, children }: Props) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const wiring = {
    id,
    labelId: `${id}-label`,
    describedBy: error ? errorId : hint ? hintId : undefined,
    invalid: Boolean(error),
    required,
  }
  // The asterisk is drawn by CSS, so that it is no part of the control's name.
  const labelClass = [required && 'required', labelHidden && 'sr'].filter(Boolean).join(' ') || undefined
  const inside = (
    <>
      <FieldContext value={wiring}>{children}</FieldContext>
      {error ? (
        <span className="msg" id={errorId}>
          <Icon of={IconAlertCircle} />
          {error}
        </span>
      ) : hint ? (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      ) : null}
    </>
  )
  const className = error ? 'field err' : 'field'
  if (group) {
    return (
      <fieldset className={className} aria-describedby={wiring.describedBy}>
        <legend className={labelClass}>{label}</legend>
        {inside}
      </fieldset>
    )
  }
  return (
    <div className={className}>
      <label id={wiring.labelId} htmlFor={id} className={labelClass}>
        {label}
      </label>
      {inside}
    </div>
  )
}
