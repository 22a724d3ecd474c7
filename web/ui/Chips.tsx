import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import styles from './Chips.module.css'
import { Icon } from './Icon.tsx'

interface Props<C> {
  label: string
  chips: readonly C[]
  /** Read aloud after each chip instead of the cross. */
  remove: string
  onRemove: (chip: C) => void
  disabled?: boolean
}

/** The choices, each with a cross that removes it. The focus moves to the chip that takes the place of the removed one. */
export function Chips<C extends { key: string; text: string }>({ label, chips, remove, onRemove, disabled }: Props<C>) {
  const list = useRef<HTMLUListElement>(null)
  const [removed, setRemoved] = useState(-1)
  useEffect(() => {
    if (removed < 0) return
    const remaining = Array.from(list.current?.querySelectorAll('button') ?? [])
    const next = remaining[Math.min(removed, remaining.length - 1)] ?? list.current
    next?.focus({ preventScroll: true })
    setRemoved(-1)
  }, [removed])
  return (
    <ul className={styles.chips} aria-label={label} ref={list} tabIndex={-1}>
      {chips.map((chip, at) => (
        <li key={chip.key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`${chip.text}, ${remove}`}
            aria-disabled={disabled || undefined}
            onClick={() => {
              if (disabled) return
              onRemove(chip)
              setRemoved(at)
            }}
          >
            <span>{chip.text}</span>
            <Icon of={IconX} />
          </button>
        </li>
      ))}
    </ul>
  )
}
