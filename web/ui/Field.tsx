import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'
import { Hint } from './Hint.tsx'
import { Icon } from './Icon.tsx'
import { FieldContext } from './use-field-control.ts'

interface Props {
  label: string
  required?: boolean
  /** Hidden while there is an error. */
  hint?: ReactNode
  error?: string | null | undefined
  /** Several controls under one label, each with a name of its own: a date in three selects, the boxes of a code. */
  group?: boolean
  /** Hides the label from view, where a heading above already shows it. Screen readers still read it. */
  labelHidden?: boolean
  /** The id of a text outside of the field that says more about it. */
  describedBy?: string | undefined
  children: ReactNode
}

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <span className={styles.error} id={id}>
    <Icon of={IconAlertCircle} />
    {children}
  </span>
)

/** Label, hint and error of a control, which reads its ids from the context. */
export function Field({
  label,
  required = false,
  hint,
  error,
  group = false,
  labelHidden = false,
  describedBy,
  children,
}: Props) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const wiring = {
    id,
    labelId: `${id}-label`,
    describedBy: [error ? errorId : hint ? hintId : '', describedBy].filter(Boolean).join(' ') || undefined,
    invalid: Boolean(error),
    required,
  }
  // The asterisk is drawn by CSS, so that it does not become part of the control's name.
  const labelClass = classNames(styles.label, required && styles.required, labelHidden && 'visually-hidden')
  const inside = (
    <>
      <FieldContext value={wiring}>{children}</FieldContext>
      {error ? (
        <FieldError id={errorId}>{error}</FieldError>
      ) : hint ? (
        <Hint as="span" id={hintId}>
          {hint}
        </Hint>
      ) : null}
    </>
  )
  if (group) {
    return (
      <fieldset className={styles.field} data-invalid={error ? '' : undefined} aria-describedby={wiring.describedBy}>
        <legend className={labelClass}>{label}</legend>
        {inside}
      </fieldset>
    )
  }
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label id={wiring.labelId} htmlFor={id} className={labelClass}>
        {label}
      </label>
      {inside}
    </div>
  )
}
