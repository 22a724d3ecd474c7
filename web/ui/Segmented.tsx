import { useId } from 'react'
import styles from './Segmented.module.css'
import type { Option } from './Select.tsx'
import { useField } from './use-field-control.ts'

interface Props {
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
}

/** A few choices side by side, each one press away. Belongs in a Field with `group`. */
export function Segmented({ value, onChange, options }: Props) {
  const name = useId()
  const field = useField()
  return (
    <div className={styles.segmented}>
      {options.map(option => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            required={field?.required}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
