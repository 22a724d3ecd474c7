import { useRef } from 'react'
import { inputClass } from './input-class.ts'
import styles from './PinInput.module.css'
import { emptied, entered, erased, type Pin, type PinMove } from './pin.ts'
import { useFieldControl } from './use-field-control.ts'

interface Props {
  value: Pin
  onChange: (pin: Pin) => void
  /** The label of one box: "Digit 2 of 4". */
  boxLabel: (box: number) => string
}

/** A short code with one box a digit. Belongs in a Field with `group`. */
export function PinInput({ value, onChange, boxLabel }: Props) {
  const { id: _group, ...wiring } = useFieldControl()
  const boxes = useRef<HTMLDivElement>(null)
  const go = (at: number) => boxes.current?.querySelectorAll('input')[at]?.focus()
  const follow = ({ pin, at }: PinMove) => {
    onChange(pin)
    go(at)
  }

  return (
    <div className={styles.pin} ref={boxes}>
      {value.map((digit, at) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its place
          key={at}
          {...wiring}
          className={inputClass()}
          type="text"
          inputMode="numeric"
          // A phone fills the whole code into the first box, and a length limit would cut it.
          autoComplete={at === 0 ? 'one-time-code' : 'off'}
          data-first={at === 0 ? 'always' : undefined}
          aria-label={boxLabel(at + 1)}
          value={digit}
          onFocus={event => event.currentTarget.select()}
          // React reports no change when the same digit is typed again, but the focus must move on.
          onChange={() => undefined}
          onInput={event => {
            const typed = event.currentTarget.value
            follow(typed === '' ? erased(value, at) : entered(value, at, typed))
          }}
          onKeyDown={event => {
            if (event.key === 'ArrowLeft') go(at - 1)
            else if (event.key === 'ArrowRight') go(at + 1)
            else if (event.key !== 'Backspace') return
            else follow(erased(value, at))
            event.preventDefault()
          }}
          onPaste={event => {
            event.preventDefault()
            follow(entered(emptied(value, at), at, event.clipboardData.getData('text')))
          }}
        />
      ))}
    </div>
  )
}
