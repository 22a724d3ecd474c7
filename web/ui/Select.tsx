import type { ComponentProps } from 'react'
import { inputClass } from './input-class.ts'
import { useFieldControl } from './use-field-control.ts'

export interface Option {
  value: string
  label: string
}

interface Props extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  /** Shown while nothing is chosen. A list that always has a choice has none. */
  placeholder?: string
}

export function Select({ value, onChange, options, placeholder, className, ...rest }: Props) {
  const { id, ...wiring } = useFieldControl()
  return (
    <select
      // A select with its own name shares a label with others, so that label must not point at it.
      id={rest['aria-label'] ? undefined : id}
      {...wiring}
      {...rest}
      className={inputClass(className)}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
    >
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
