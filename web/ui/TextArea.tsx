import type { ComponentProps } from 'react'
import { inputClass } from './input-class.ts'
import styles from './TextArea.module.css'
import { useFieldControl } from './use-field-control.ts'

interface Props extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'defaultValue'> {
  value: string
  onChange: (value: string) => void
}

/** A text of several lines. */
export function TextArea({ onChange, className, ...rest }: Props) {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      className={inputClass(className ? `${styles.area} ${className}` : styles.area)}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
