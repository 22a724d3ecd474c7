import type { ReactNode } from 'react'
import styles from './Checkbox.module.css'
import { classNames } from './class-names.ts'

interface Props {
  checked: boolean
  onChange: (checked: boolean) => void
  className?: string | undefined
  children: ReactNode
}

export function Checkbox({ checked, onChange, className, children }: Props) {
  return (
    <label className={classNames(styles.checkbox, className)}>
      <input type="checkbox" checked={checked} onChange={event => onChange(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  )
}
