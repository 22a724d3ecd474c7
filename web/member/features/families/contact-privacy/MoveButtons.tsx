import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import styles from './ContactPrivacy.module.css'

interface Props {
  /** The position of the row, counted from zero, and the number of rows. */
  at: number
  of: number
  busy: boolean
  labels: { up: string; down: string }
  onMove: (by: -1 | 1) => void
}

/** Moves a row of a list up or down. */
export function MoveButtons({ at, of, busy, labels, onMove }: Props) {
  const pressed = useRef<HTMLButtonElement>(null)
  const before = useRef(at)
  // A moved row loses the focus. It gets it back, so that the next press moves the row on.
  useLayoutEffect(() => {
    if (before.current === at) return
    before.current = at
    pressed.current?.focus()
    pressed.current = null
  })
  const button = (by: -1 | 1) => {
    const isOff = busy || at + by < 0 || at + by >= of
    return (
      <IconButton
        aria-label={by < 0 ? labels.up : labels.down}
        aria-disabled={isOff}
        onClick={event => {
          if (isOff) return
          pressed.current = event.currentTarget
          onMove(by)
        }}
      >
        <Icon of={by < 0 ? IconArrowUp : IconArrowDown} />
      </IconButton>
    )
  }
  return (
    <span className={styles.moves}>
      {button(-1)}
      {button(1)}
    </span>
  )
}
