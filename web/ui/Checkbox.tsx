import type { ReactNode } from 'react'
import './Checkbox.css'

interface Props {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

export function Checkbox({ checked, onChange, children }: Props) {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={event => onChange(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  )
}
