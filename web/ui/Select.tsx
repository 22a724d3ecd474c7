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
  /** The value of the option above which the placeholder stands: a list opens at what is chosen, so it opens there. */
  opensAt?: string | undefined
}

export function Select({ value, onChange, options, placeholder, opensAt, className, ...rest }: Props) {
  const { id, ...wiring } = useFieldControl()
  const place = Math.max(
    options.findIndex(option => option.value === opensAt),
    0,
  )
  const offered =
    placeholder === undefined
      ? options
      : [...options.slice(0, place), { value: '', label: placeholder }, ...options.slice(place)]
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
      {offered.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
